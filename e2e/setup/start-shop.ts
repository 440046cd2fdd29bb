import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/processes/command.ts'
import { freePort } from '../../scripts/processes/ports.ts'

const START_LIMIT = 5 * 60_000
const SERVICE_KEY = 'key-of-the-browser-journeys-alone'
const own = { DATABASE_URL: '', STORE_API_URL: '', SERVICE_KEY, WARM_PICTURES: '0', LOG_LEVEL: 'warn' }

/**
 * Starts the built shop as `npm start` does, on free ports with a new data folder, and tells the tests its addresses by SHOP_URL,
 * STORE_API_URL and SERVICE_KEY. With SHOP_URL given, that shop is tested instead (the other two must be given as well).
 */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const [web, bff, api] = [await freePort(), await freePort(), await freePort()]
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-shop-'))
  const ports = { PORT: String(web), BFF_PORT: String(bff), STORE_API_PORT: String(api) }
  const shop = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, ...ports, ...own, DATA_DIR: dataDir },
    // By the channel it learns when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = await started(shop)
  Object.assign(process.env, {
    SHOP_URL: `http://127.0.0.1:${web}`,
    STORE_API_URL: `http://127.0.0.1:${api}`,
    SERVICE_KEY,
  })
  return async () => {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
    const database = /^ *Database +(\S+)$/m.exec(said)?.[1]
    for (const folder of [dataDir, database && dirname(database)]) if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** What the shop said until it stood. Throws with it when the shop ends before. */
function started(shop: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => {
      shop.kill('SIGTERM')
      reject(new Error(`The shop did not start (${why}).\n${said}`))
    }
    const late = setTimeout(fail, START_LIMIT, 'it took too long')
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
