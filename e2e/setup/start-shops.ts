import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import { root, run } from '../../scripts/processes/command.ts'
import { freePort } from '../../scripts/processes/ports.ts'

const START_TIMEOUT_MS = 5 * 60_000
const SERVICE_KEY = 'key-of-the-browser-journeys-alone'
const own = { TRUST_PROXY: 'loopback', DATABASE_URL: '', STORE_API_URL: '', SERVICE_KEY, LOG_LEVEL: 'warn' }

/**
 * Starts a shop for each worker, so that parallel journeys share no stock, and passes them to the tests in SHOPS and
 * SERVICE_KEY. SHOP_URL selects a running shop instead (with STORE_API_URL and SERVICE_KEY). CHECKOUT names the
 * checkout of the shops, by default this one.
 */
export default async function startShops({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const checkout = process.env.CHECKOUT || root
  // Before both start: each would build.
  const build = await run('node', ['scripts/run.mjs', 'scripts/build.ts'], { in: checkout })
  if (!build.ok) throw new Error(build.output)
  const ports = await freePorts(3 * workers)
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, () => startShop(checkout, ports.splice(0, 3))),
  )
  const shops = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
  const stop = async () => void (await Promise.all(shops.map((shop) => shop.stop())))
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  Object.assign(process.env, { SHOPS: JSON.stringify(shops.map(({ addresses }) => addresses)), SERVICE_KEY })
  return stop
}

/** Returns different ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

/**
 * Starts the shop of a checkout as `npm start` does, or by another script, on three free ports with a new data folder,
 * which `stop` removes.
 */
export async function startShop(checkout: string, [web, bff, api]: number[], script = 'scripts/start.ts') {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-shop-'))
  const addresses = { web: `http://127.0.0.1:${web}`, storeApi: `http://127.0.0.1:${api}` }
  const ports = { PORT: String(web), BFF_PORT: String(bff), STORE_API_PORT: String(api), PUBLIC_URL: addresses.web }
  const shop = spawn(process.execPath, ['scripts/run.mjs', script], {
    cwd: checkout,
    env: { ...process.env, ...ports, ...own, DATA_DIR: dataDir },
    // The channel tells it when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(shop, 'exit')
  const stop = async () => {
    shop.kill('SIGTERM')
    await ended
    const database = /^ *Database +(\S+)$/m.exec(said)?.[1]
    for (const folder of [dataDir, database && dirname(database)])
      if (folder) rmSync(folder, { recursive: true, force: true })
  }
  for (const end = Date.now() + START_TIMEOUT_MS; !said.includes('Ctrl-C stops'); await sleep(50)) {
    const how = shop.exitCode ?? shop.signalCode
    if (how === null && Date.now() < end) continue
    await stop()
    throw new Error(`The shop did not start (${how ?? 'it took too long'}).\n${said}`)
  }
  return { addresses, stop }
}
