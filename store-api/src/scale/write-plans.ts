// `npm run bench -- plans`: writes the plans of the hot queries at 100,000 products to docs/plans.md, and prints the big tables that any of
// them reads whole, one a line. The argument is the absolute path of the module whose `fillDemo` fills the demo shop.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import type { FillDemo } from '#src/db/testing-databases.ts'
import { testServer } from '#src/db/testing-server.ts'
import { getProduct } from '#src/domains/catalog/product-detail.service.ts'
import { listRelated } from '#src/domains/catalog/related.service.ts'
import { listProducts } from '#src/domains/search/product-list.service.ts'
import type { Context } from '#src/http/context.ts'
import { explainQueries } from './plans.ts'
import { scaleCatalogue } from './scaled-catalogue.ts'

const PRODUCTS = 100_000
const PAGE = fileURLToPath(new URL('../../../docs/plans.md', import.meta.url))

const hotQueries: { name: string; run: (context: Context) => Promise<unknown> }[] = [
  { name: 'A list of 24', run: (context) => listProducts(context, { category: ['shoes'], sort: 'newest' }) },
  { name: 'A search with facets', run: (context) => listProducts(context, { q: 'قميص الاهلي', facets: true }) },
  { name: 'A product', run: (context) => getProduct(context, '500') },
  { name: 'Related products', run: (context) => listRelated(context, [500]) },
]

const head = `# Plans of the hot queries

The plans of PostgreSQL for the most requested pages at ${PRODUCTS.toLocaleString('en')} products, written by \`npm run bench -- plans\`. Matching, ordering and
counting happen in memory ([008](decisions/008-lists-are-answered-from-memory.md)); the database only fetches rows by key.
The measure fails when a plan reads a big table whole.`

const [, , demoModule = ''] = process.argv
const { fillDemo } = (await import(demoModule)) as { fillDemo: FillDemo }
const { makeDatabase, stop } = await testServer()
const { url } = await makeDatabase(fillDemo)
await scaleCatalogue(url, PRODUCTS)
const db = openDb(url, { max: 2, limits: 'none' })
try {
  const sections: string[] = []
  const scannedTables = new Set<string>()
  const context: Omit<Context, 'db'> = { config: readConfig({}), language: 'ar', now: () => new Date() }
  for (const { name, run } of hotQueries) {
    const plans = await explainQueries(db, (recorded) => run({ ...context, db: recorded }))
    for (const table of plans.flatMap((plan) => plan.scannedTables)) scannedTables.add(table)
    sections.push(`## ${name}\n\n${plans.map(({ text }) => `\`\`\`\n${text}\n\`\`\``).join('\n\n')}`)
  }
  writeFileSync(PAGE, `${head}\n\n${sections.join('\n\n')}\n`)
  process.stdout.write([...scannedTables].map((table) => `${table}\n`).join(''))
} finally {
  await closeDb(db)
  await stop()
}
