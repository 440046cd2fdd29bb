// `npm run bench [-- NAME …]`: measures the speed of the shop, as ratios within one run. `--quick` takes less time.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/processes/command.ts'
import { waitForStop } from '../scripts/start/until-stopped.ts'
import type { Pace } from './load.ts'
import type { Measure } from './measure.ts'
import { browserCode } from './measures/browser-code.ts'
import { cached, serverRendering } from './measures/constant.ts'
import { importMillion } from './measures/import.ts'
import { lighthouse } from './measures/lighthouse.ts'
import { memory } from './measures/memory.ts'
import { adds, hot, orders } from './measures/orders.ts'
import { plans, scale } from './measures/scale.ts'
import { start } from './measures/start.ts'
import { uncached, upstreamCalls } from './measures/uncached.ts'
import { isKept, type Row, tableOf } from './report.ts'
import { startStack } from './stack.ts'

const usual: Record<string, Measure> = {
  // First: the others leave caches behind.
  memory,
  calls: upstreamCalls,
  cached,
  uncached,
  pages: serverRendering,
  add: adds,
  orders,
  code: browserCode,
}
const inShop: Record<string, Measure> = { ...usual, hot, lighthouse }
/** Measures that start their own servers. */
const standalone: Record<string, (pace: Pace) => Promise<Row[]>> = { scale, plans, start, import: importMillion }

const quick = process.argv.includes('--quick')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((name) => !inShop[name] && !standalone[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys({ ...inShop, ...standalone }).join(', ')}.`)
  process.exit(2)
}

const pace = quick ? { rounds: 3, seconds: 1, warmUp: 1 } : { rounds: 5, seconds: 4, warmUp: 3 }
const names = wanted.length > 0 ? wanted : Object.keys(usual)
const rows: Row[] = []
for (const name of names) if (standalone[name]) rows.push(...(await standalone[name](pace)))
if (names.some((name) => inShop[name])) rows.push(...(await measureShop()))
const results = { at: new Date().toISOString(), node: process.version, quick, rows }
writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`)
console.log(`\n${tableOf(rows)}`)
process.exit(rows.every(isKept) ? 0 : 1)

async function measureShop(): Promise<Row[]> {
  console.log('Starting the shop …')
  const stack = await startStack()
  void waitForStop().then(() => stack.stop().finally(() => process.exit(130)))
  const found: Row[] = []
  try {
    for (const name of names) {
      if (!inShop[name]) continue
      console.log(`Measuring ${name} …`)
      found.push(...(await inShop[name]({ stack, pace, orders: quick ? 200 : 1000 })))
    }
  } finally {
    await stack.stop()
  }
  return found
}
