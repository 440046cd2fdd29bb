import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { localUrl, loopback } from '../../server-kit/src/network.ts'
import { type Service, startService } from '../processes/service.ts'
import { step } from './progress.ts'
import type { Running } from './running.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** The built servers, from the root. */
export const BUILT = { storeApi: 'store-api/dist/main.js', bff: 'bff/dist/main.js', web: 'web/dist/main.js' }

type Parts = {
  settings: Settings
  secrets: Secrets
  running: Running
  built: Promise<void>
  /** Resolves with the address of the prepared database; undefined with a merchant's own store API. */
  databaseUrl?: Promise<string>
}
export type Server = { name: string; main: string; ready: string; env: Record<string, string> }

/**
 * Starts store API, bff and web, and returns when all are ready. They load their code at the same time: bff and web
 * need the others only for requests. Throws the error of the first that fails.
 */
export async function startServers({ settings, secrets, running, built, databaseUrl }: Parts): Promise<void> {
  const logs = join(settings.dataDir, 'logs')
  // mkdir does not change the mode of an existing folder.
  mkdirSync(logs, { recursive: true })
  chmodSync(logs, 0o700)
  const servers = describeServers(settings, secrets)
  const start = async (server: Server): Promise<Service> => {
    await built
    const service = startService({
      ...server,
      log: join(logs, `${server.name}.log`),
      stopDelayMs: settings.stopDelayMs,
    })
    await step(server.name, async () => void (await service))
    return service
  }
  const store = databaseUrl?.then((url) => start(servers.storeApi(url)))
  const services = await Promise.all([store, start(servers.bff), start(servers.web)])
  // In this order, whichever was ready first: they stop in the reverse one.
  for (const service of services) if (service) running.add(service)
}

/** Returns the addresses of the servers. The servers use the IP address, the printed addresses `localhost`. */
export function addresses({ ports, storeApiUrl }: Settings, host = loopback) {
  const local = (port: number) => localUrl(port, host)
  return { web: local(ports.web), bff: local(ports.bff), storeApi: storeApiUrl ?? local(ports.storeApi) }
}

/** Returns the file, address and environment of each server. The store API also needs the address of its database. */
export function describeServers(settings: Settings, secrets: Secrets) {
  const at = addresses(settings)
  const { ports, media } = settings
  const shared = {
    ...secrets,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    DEV_PAGES: settings.devPages ? '1' : '',
  }
  const storeApi = (databaseUrl: string): Server => ({
    name: 'store-api',
    main: BUILT.storeApi,
    ready: `${at.storeApi}/ready`,
    // It stops after the bff, its only client here.
    env: {
      ...shared,
      STORE_API_PORT: String(ports.storeApi),
      // A merchant's own is in the environment, as are its pooler and its direct address.
      ...(settings.databaseUrl ? {} : { DATABASE_URL: databaseUrl }),
      STOP_DELAY_MS: '0',
      ...media,
    },
  })
  const bff: Server = {
    name: 'bff',
    main: BUILT.bff,
    ready: `${at.bff}/health`,
    env: { ...shared, BFF_PORT: String(ports.bff), STORE_API_URL: at.storeApi },
  }
  const web: Server = {
    name: 'web',
    main: BUILT.web,
    ready: `${at.web}/health`,
    env: { ...shared, PORT: String(ports.web), BFF_URL: at.bff, STORE_API_URL: at.storeApi },
  }
  return { storeApi, bff, web }
}
