// `npm run bench [-- NAME …]`: measures the speed of the shop, as ratios within one run. `quick` takes less time;
// without names it compares the ratios with bench/results.json, which `quick write` replaces.
import { readFileSync, writeFileSync } from 'node:fs'
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
import { isKept, type Kept, movedRows, type Row, tableOf } from './report.ts'
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

const words = process.argv.slice(2)
const [quick, write] = [words.includes('quick'), words.includes('write')]
const wanted = words.filter((word) => word !== 'quick' && word !== 'write')
const unknown = wanted.filter((name) => !inShop[name] && !standalone[name])
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys({ ...inShop, ...standalone }).join(', ')}.`)
  process.exit(2)
}

const pace = quick ? { rounds: 3, seconds: 0.7, warmUp: 0.7 } : { rounds: 5, seconds: 4, warmUp: 3 }
const compares = quick && wanted.length === 0
const names = compares ? ['cached', 'uncached', 'pages'] : wanted.length > 0 ? wanted : Object.keys(usual)
const rows: Row[] = []
for (const name of names) if (standalone[name]) rows.push(...(await standalone[name](pace)))
if (names.some((name) => inShop[name])) rows.push(...(await measureShop()))
console.log(`\n${tableOf(rows)}`)
const isFine = compares ? !compareWithResults() : rows.every(isKept)
process.exit(isFine ? 0 : 1)

/** Prints the ratios that moved since the results were written, or writes them. Returns whether one fell. */
function compareWithResults(): boolean {
  const file = join(root, 'bench/results.json')
  const rounded = (ratio: number) => Number(ratio.toFixed(4))
  const kept = rows.map(({ what, judged, noise = 0 }) => ({ what, judged: rounded(judged), noise: rounded(noise) }))
  if (write) {
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
    return false
  }
  const moved = movedRows(kept, JSON.parse(readFileSync(file, 'utf8')) as Kept[])
  console.log(`\n${moved.map(({ line }) => line).join('\n') || 'No ratio moved by more than its noise.'}`)
  return moved.some((row) => row.fell)
}

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
