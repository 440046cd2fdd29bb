import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { run } from '../../scripts/processes/command.ts'
import { startDemoDatabase } from '../../scripts/scale/stores.ts'
import type { Row } from '../report.ts'

const VARIANTS = 1_000_000
const COLORS = ['black', 'white']
const SIZES = ['s', 'm', 'l', 'xl']
const MINUTES = 5

/**
 * Imports a file of a million new variants, 125,000 products with stock in two branches, into the demo shop by `npm run
 * catalog:import`.
 */
export async function importMillion(): Promise<Row[]> {
  const { url, stop } = await startDemoDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    const file = join(folder, 'million.csv')
    await pipeline(Readable.from(lines()), createWriteStream(file))
    const startedAt = performance.now()
    const { ok, output } = await run('node', ['store-api/src/cli/main.ts', 'catalog:import', file], {
      env: { DATABASE_URL: url, DATA_DIR: folder },
      limit: 3_600_000,
    })
    if (!ok) throw new Error(`The import failed:\n${output}`)
    const minutes = (performance.now() - startedAt) / 60_000
    return [
      {
        what: `import of ${VARIANTS.toLocaleString('en')} variants`,
        value: `${minutes.toFixed(1)} min`,
        judged: minutes,
        budget: { atMost: MINUTES },
      },
    ]
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Yields the lines of the file. Only a product's first row has its texts. */
function* lines(): Generator<string> {
  yield 'code,name_ar,name_en,category,brand,gender,color,size,sku,price,stock:nasr-city,stock:maadi\n'
  for (let n = 0; n < VARIANTS / (COLORS.length * SIZES.length); n += 1) {
    let texts = `تيشيرت رياضي موديل ${n},Sports shirt model ${n},football-kits,nike,men`
    for (const color of COLORS) {
      for (const size of SIZES) {
        yield `B-${n},${texts},${color},${size},B-${n}-${color}-${size},${200 + (n % 800)},${n % 7},${(n + 3) % 5}\n`
        texts = ',,,,'
      }
    }
  }
}
