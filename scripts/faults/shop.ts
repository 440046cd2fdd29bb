import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { demoMedia, demoShop } from '../../demo/shop.ts'
import { shopPlaces } from '../../store-api/src/db/embedded-paths.ts'
import { startEmbedded } from '../../store-api/src/db/embedded.ts'
import { fillDatabase, migrateDatabase } from '../../store-api/src/local-shop/database.ts'
import { root } from '../processes/command.ts'
import { freePort } from '../processes/ports.ts'
import { type Service, startService } from '../processes/service.ts'
import { BUILT } from '../start/servers.ts'
import { mountDisk } from './machine.ts'
import { startFaultyProxy } from '../testing/faulty-proxy.ts'

/** A server as it was built in this checkout, or for the browser journeys in another one. */
const built = (server: keyof typeof BUILT) => resolve(process.env.CHECKOUT || root, BUILT[server])

export const PARTS = ['store-api', 'bff', 'web'] as const
export type Part = (typeof PARTS)[number]
export type FaultyShop = Awaited<ReturnType<typeof startFaultyShop>>

/**
 * Starts the built shop on a PostgreSQL that keeps what it confirmed, with a proxy between bff and store API. Each part
 * can be ended and started again on its port. PostgreSQL has a disk of its own if `hasDisk` and the machine allows it.
 */
export async function startFaultyShop({ hasDisk = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
  const image = `${dataDir}.disk`
  const disk = hasDisk ? mountDisk(dirname(shopPlaces(dataDir).data), image) : undefined
  let database = await startEmbedded(dataDir)
  let isRunning = true
  const note = () => void database.ended.then(() => (isRunning = false))
  note()
  const databaseUrl = database.url
  await migrateDatabase(databaseUrl)
  await fillDatabase(databaseUrl, demoShop)
  const [storePort, bffPort, webPort] = [await freePort(), await freePort(), await freePort()]
  const [storeApi, bff, web] = [storePort, bffPort, webPort].map((port) => `http://127.0.0.1:${port}`)
  const proxy = await startFaultyProxy(storeApi ?? '')
  const shared = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    STOP_DELAY_MS: '0',
    TRUST_PROXY: 'loopback',
    NODE_ENV: 'test',
  }
  const described = {
    'store-api': {
      main: built('storeApi'),
      ready: `${storeApi}/ready`,
      env: { STORE_API_PORT: `${storePort}`, DATABASE_URL: databaseUrl, ...demoMedia },
    },
    bff: { main: built('bff'), ready: `${bff}/health`, env: { BFF_PORT: `${bffPort}`, STORE_API_URL: proxy.url } },
    web: {
      main: built('web'),
      ready: `${web}/health`,
      env: { PORT: `${webPort}`, BFF_URL: `${bff}`, STORE_API_URL: `${storeApi}`, PUBLIC_URL: `${web}` },
    },
  }
  const services = new Map<Part, Service>()
  const start = async (part: Part, more: Record<string, string> = {}) => {
    const { env, ...rest } = described[part]
    services.set(
      part,
      await startService({
        name: part,
        ...rest,
        env: { ...shared, ...env, ...more },
        log: join(dataDir, `${part}.log`),
      }),
    )
  }
  for (const part of PARTS) await start(part)
  return {
    web: `${web}`,
    bff: `${bff}`,
    databaseUrl,
    proxy,
    dataDir,
    disk,
    start,
    pidOf: (part: Part) => services.get(part)?.pid ?? 0,
    stop: (part: Part) => services.get(part)?.stop(),
    signal: (part: Part, signal: NodeJS.Signals) => services.get(part)?.kill(signal),
    /** Ends PostgreSQL at once, as a lost machine would, or in order. */
    async endDatabase(how: 'kill' | 'stop') {
      if (how === 'stop') return database.stop()
      process.kill(Number(readFileSync(join(database.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL')
      await database.ended
    },
    /** Starts PostgreSQL where it has ended. */
    async startDatabase() {
      if (isRunning) return
      database = await startEmbedded(dataDir)
      isRunning = true
      note()
    },
    async end() {
      for (const part of PARTS.toReversed()) await services.get(part)?.stop()
      await proxy.remove()
      await database.stop()
      disk?.remove()
      for (const folder of [dataDir, dirname(database.data)]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
