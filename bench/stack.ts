import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Received } from './load.ts'
import { freePort } from '../scripts/processes/ports.ts'
import { startService } from '../scripts/processes/service.ts'
import { startDatabase } from '../scripts/start/database.ts'
import { buildShop } from '../scripts/start/derived.ts'
import { watchRunning } from '../scripts/start/running.ts'
import { readSecrets } from '../scripts/start/secrets.ts'
import { BUILT, describeServers, startServers } from '../scripts/start/servers.ts'
import { readSettings } from '../scripts/start/settings.ts'

/** Opens `/metrics` of web and bff. */
export const METRICS_KEY = 'key-of-the-benchmarks-alone'

export type Stack = {
  web: string
  bff: string
  storeApi: string
  /** Starts another bff with empty caches, in development mode, where its answers count the upstream calls. */
  coldBff: () => Promise<{ url: string; stop: () => Promise<void> }>
  /** Starts one more store API and bff on the same database, and returns the address of the bff. */
  startCopy: () => Promise<string>
  /** Puts units of a variant into the first branch. */
  addStock: (variantId: string, units: number) => Promise<void>
  /** Makes the reference server answer with these bytes in their type and encoding, and returns its address. */
  constant: (answer: Received) => Promise<string>
  stop: () => Promise<void>
}

/** Starts the shop in production mode on free ports, with the demo shop in a throwaway database. */
export async function startStack(): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const settings = readSettings({ ...(await freePorts('PORT', 'BFF_PORT', 'STORE_API_PORT')), DATA_DIR: dataDir })
  const running = watchRunning()
  const folders = [dataDir]
  let reference: Awaited<ReturnType<typeof startReference>> | undefined
  const stop = async () => {
    await reference?.stop()
    await running.stopAll()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  const { web, bff, storeApi } = settings.ports
  const [webUrl, bffUrl, storeApiUrl] = [local(web), local(bff), local(storeApi)]
  try {
    await buildShop()
    const database = await startDatabase(settings, running)
    // For root, PostgreSQL runs as another user with a data folder elsewhere.
    folders.push(dirname(database.place))
    reference = await startReference()
    const { constant } = reference
    Object.assign(
      process.env,
      { NODE_ENV: 'production', PRIVATE_NETWORK: 'on', STOP_DELAY_MS: '0', NETWORK_COST: '1000000000', METRICS_KEY },
      whatsappAt(reference.url),
    )
    const secrets = readSecrets(dataDir, process.env)
    await startServers({
      settings,
      secrets,
      running,
      built: Promise.resolve(),
      databaseUrl: Promise.resolve(database.url),
    })
    const coldBff = () => startColdBff(storeApiUrl, dataDir)
    const startCopy = async () => {
      const ports = { web, bff: await freePort(), storeApi: await freePort() }
      const copy = describeServers({ ...settings, ports }, secrets)
      for (const server of [copy.storeApi(database.url), copy.bff])
        running.add(await startService({ ...server, log: join(dataDir, `${server.name}-copy.log`) }))
      return local(ports.bff)
    }
    const addStock = async (variantId: string, units: number) => {
      const idempotencyKey = `bench-${variantId}-${units}`
      const response = await fetch(`${storeApiUrl}/stock/adjust`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': secrets.SERVICE_KEY },
        body: JSON.stringify({
          variantId: Number(variantId.replace(/\D+/, '')),
          branchId: 1,
          delta: units,
          idempotencyKey,
        }),
      })
      if (!response.ok) throw new Error(`The stock was not changed: ${await response.text()}`)
    }
    return { web: webUrl, bff: bffUrl, storeApi: storeApiUrl, coldBff, startCopy, addStock, constant, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the reference server in a worker thread: the bff too has a process of its own. */
async function startReference() {
  const worker = new Worker(new URL('./reference-server.ts', import.meta.url))
  const [port] = (await once(worker, 'message')) as [number]
  const constant: Stack['constant'] = async (answer) => {
    worker.postMessage(answer)
    await once(worker, 'message')
    return local(port)
  }
  return { url: local(port), constant, stop: () => worker.terminate() }
}

/** Returns WhatsApp credentials: production refuses to start without them. */
function whatsappAt(url: string) {
  const access = {
    WHATSAPP_TOKEN: 'bench',
    WHATSAPP_PHONE_ID: 'bench',
    WHATSAPP_APP_SECRET: 'bench',
    WHATSAPP_VERIFY_TOKEN: 'bench',
  }
  return { ...access, WHATSAPP_API_URL: `${url}/whatsapp` }
}

async function startColdBff(storeApiUrl: string, logs: string) {
  const port = await freePort()
  const url = local(port)
  const { stop } = await startService({
    name: 'bff',
    main: BUILT.bff,
    env: { BFF_PORT: String(port), STORE_API_URL: storeApiUrl, NODE_ENV: 'development' },
    log: join(logs, 'cold-bff.log'),
    ready: `${url}/health`,
  })
  return { url, stop }
}

async function freePorts(...names: string[]): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of names) ports[name] = String(await freePort())
  return ports
}

const local = (port: number) => `http://127.0.0.1:${port}`
