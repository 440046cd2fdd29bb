// `npm run bench -- plans`: writes the plans of the hot queries at 100,000 products to docs/plans.md, and prints the big tables that any of
// them reads whole, one a line. The argument is the absolute path of the module whose `fillDemo` fills the demo shop.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { readConfig } from '#src/config.ts'
import { closeDb, type Db, openDb } from '#src/db/pool.ts'
import type { FillDemo } from '#src/db/testing-databases.ts'
import { testServer } from '#src/db/testing-server.ts'
import { getProduct } from '#src/domains/catalog/product-detail.service.ts'
import { listRelated } from '#src/domains/catalog/related.service.ts'
import { listProducts } from '#src/domains/search/product-list.service.ts'
import type { Context } from '#src/http/context.ts'
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

export type Plan = {
  /** The output of EXPLAIN, with the actual rows. */
  text: string
  /** Big tables that it reads whole. */
  scannedTables: string[]
}

const BIG_TABLES = ['product', 'variant', 'branch_stock', 'product_image', 'product_color', 'product_pair', 'review', 'order_line']
const EXPLAIN = 'explain (analyze, costs off, timing off, summary off, buffers off)'

/**
 * Returns the plan of each statement that `work` sends through the given database, in their order, equal statements once. It runs `work`
 * twice and explains the second run: the first one also reads what a server caches at its start.
 */
async function explainQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const sent = new Map<string, readonly unknown[]>()
  const record: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId)
      sent.set(sql, parameters)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const recorded = db.withPlugin(record)
  await work(recorded)
  sent.clear()
  await work(recorded)
  const plans: Plan[] = []
  for (const [text, parameters] of sent) plans.push(await explain(db, text, parameters))
  return plans
}

async function explain(db: Db, text: string, parameters: readonly unknown[]): Promise<Plan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`${EXPLAIN} ${text}`, [...parameters]))
  const lines = rows.map((row) => row['QUERY PLAN'])
  const scans = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
  return { text: lines.join('\n'), scannedTables: BIG_TABLES.filter((table) => scans.includes(table)) }
}
