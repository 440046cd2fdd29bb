import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startService } from '../processes/service.ts'
import { step } from './progress.ts'
import type { Running } from './running.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

type Parts = { settings: Settings; secrets: Secrets; running: Running; databaseUrl?: string }
type Server = { name: string; main: string; ready: string; env: Record<string, string> }

/** Starts store API, bff and web in this order, each when the one before is ready. */
export async function startServers({ settings, secrets, running, databaseUrl }: Parts): Promise<void> {
  const logs = join(settings.dataDir, 'logs')
  // mkdir does not change the mode of an existing folder.
  mkdirSync(logs, { recursive: true })
  chmodSync(logs, 0o700)
  const shared = { ...secrets, DATA_DIR: settings.dataDir, PUBLIC_URL: settings.publicUrl, DEV_PAGES: settings.devPages ? '1' : '', STOP_DELAY_MS: '0' }
  const start = (server: Server) =>
    step(server.name, async () => {
      const log = join(logs, `${server.name.replaceAll(' ', '-')}.log`)
      running.add(await startService({ ...server, env: { ...shared, ...server.env }, log }))
    })
  if (databaseUrl) await start(storeApi(settings, databaseUrl))
  await start(bff(settings))
  await start(web(settings))
}

/** Returns the addresses of the servers. The servers use the IP address, the printed addresses `localhost`. */
export function addresses({ ports, storeApiUrl }: Settings, host = '127.0.0.1') {
  const local = (port: number) => `http://${host}:${port}`
  return { web: local(ports.web), bff: local(ports.bff), storeApi: storeApiUrl ?? local(ports.storeApi) }
}

function storeApi(settings: Settings, databaseUrl: string): Server {
  return {
    name: 'store-api',
    main: 'store-api/src/main.ts',
    ready: `${addresses(settings).storeApi}/ready`,
    env: { STORE_API_PORT: String(settings.ports.storeApi), DATABASE_URL: databaseUrl, ...settings.media },
  }
}

function bff(settings: Settings): Server {
  const { bff: own, storeApi: upstream } = addresses(settings)
  const env = { BFF_PORT: String(settings.ports.bff), STORE_API_URL: upstream }
  return { name: 'bff', main: 'bff/src/main.ts', ready: `${own}/health`, env }
}

function web(settings: Settings): Server {
  const { web: own, bff: upstream, storeApi } = addresses(settings)
  const env = { PORT: String(settings.ports.web), BFF_URL: upstream, STORE_API_URL: storeApi, NODE_ENV: 'production' }
  return { name: 'web', main: 'web/server.ts', ready: `${own}/health`, env }
}
