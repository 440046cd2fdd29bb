import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { root } from '../../scripts/processes/command.ts'
import { freePort } from '../../scripts/processes/ports.ts'

const START_TIMEOUT_MS = 5 * 60_000
const SERVICE_KEY = 'key-of-the-browser-journeys-alone'
const own = { TRUST_PROXY: 'loopback', DATABASE_URL: '', STORE_API_URL: '', SERVICE_KEY, LOG_LEVEL: 'warn' }

/**
 * Starts a shop for each worker, so that parallel journeys share no stock, and passes them to the tests in SHOPS and SERVICE_KEY. SHOP_URL
 * selects a running shop instead (with STORE_API_URL and SERVICE_KEY).
 */
export default async function startShops({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const shops: Awaited<ReturnType<typeof startShop>>[] = []
  // One after the other: only the first has to build.
  for (let worker = 0; worker < workers; worker += 1) shops.push(await startShop())
  Object.assign(process.env, { SHOPS: JSON.stringify(shops.map(({ addresses }) => addresses)), SERVICE_KEY })
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()))
  }
}

/** Starts the shop of a checkout as `npm start` does, or by another script, on free ports with a new data folder: packages and build only when they changed. */
export async function startShop(checkout = root, script = 'scripts/start.ts') {
  const [web, bff, api] = [await freePort(), await freePort(), await freePort()]
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-shop-'))
  const addresses = { web: `http://127.0.0.1:${web}`, storeApi: `http://127.0.0.1:${api}` }
  const ports = { PORT: String(web), BFF_PORT: String(bff), STORE_API_PORT: String(api), PUBLIC_URL: addresses.web }
  const shop = spawn(process.execPath, ['scripts/run.mjs', script], {
    cwd: checkout,
    env: { ...process.env, ...ports, ...own, DATA_DIR: dataDir },
    // The channel tells it when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = await started(shop)
  const stop = async () => {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
    const database = /^ *Database +(\S+)$/m.exec(said)?.[1]
    for (const folder of [dataDir, database && dirname(database)]) if (folder) rmSync(folder, { recursive: true, force: true })
  }
  return { addresses, stop }
}

/** Returns the output of the shop until it is ready. Throws an Error with the output when the shop ends before. */
function started(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => {
      shop.kill('SIGTERM')
      reject(new Error(`The shop did not start (${why}).\n${said}`))
    }
    const late = setTimeout(fail, START_TIMEOUT_MS, 'it took too long')
    for (const stream of [shop.stdout, shop.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (!said.includes('Ctrl-C stops')) return
        clearTimeout(late)
        resolve(said)
      })
    }
    shop.once('exit', (code) => fail(`exit code ${code}`))
  })
}
