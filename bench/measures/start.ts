import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/processes/command.ts'
import { freePort } from '../../scripts/processes/ports.ts'
import { median, type Pace } from '../load.ts'
import type { Row } from '../report.ts'

const MAX_SECONDS = 2.5
const LIMIT_MS = 5 * 60_000

/** Measures the time from `npm start` to the first page, of a shop that is built and has its data. */
export async function start({ rounds }: Pace): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const times: number[] = []
  // The first start builds and fills.
  const { database } = await startOnce(dataDir)
  for (let round = 0; round < rounds; round += 1) times.push((await startOnce(dataDir)).seconds)
  for (const folder of [dataDir, dirname(database)]) rmSync(folder, { recursive: true, force: true })
  const judged = median(times)
  const value = `${judged.toFixed(2)} s (${times.map((time) => time.toFixed(2)).join(', ')})`
  return [{ what: 'start of an existing shop to its first page', value, judged, budget: { atMost: MAX_SECONDS } }]
}

async function startOnce(dataDir: string): Promise<{ seconds: number; database: string }> {
  const [web, bff, api] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = { PORT: String(web), BFF_PORT: String(bff), STORE_API_PORT: String(api) }
  const began = performance.now()
  const shop = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shop.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  while (
    !(await fetch(`http://127.0.0.1:${web}/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (shop.exitCode !== null || performance.now() - began > LIMIT_MS)
      throw new Error(`The shop did not start.\n${said}`)
    await sleep(20)
  }
  const seconds = (performance.now() - began) / 1000
  while (!said.includes('Ctrl-C stops')) await sleep(20)
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  return { seconds, database: /^ *Database +(\S+)$/m.exec(said)?.[1] ?? '' }
}
