import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../store-api/src/config.ts'
import { plansOf } from '../../store-api/src/db/plans.ts'
import { closeDb, openDb } from '../../store-api/src/db/pool.ts'
import { getProduct } from '../../store-api/src/domains/catalog/product-detail.service.ts'
import { listRelated } from '../../store-api/src/domains/catalog/related.service.ts'
import { listProducts } from '../../store-api/src/domains/search/product-list.service.ts'
import { makeDatabase } from '../../store-api/src/db/testing-databases.ts'
import { testServer } from '../../store-api/src/db/testing-server.ts'
import { scaleCatalogue } from '../../store-api/src/db/scaled-catalogue.ts'
import type { Context } from '../../store-api/src/http/context.ts'
import { root } from '../processes/command.ts'

const PRODUCTS = 100_000
const PAGE = 'docs/plans.md'

const hot: { what: string; ask: (context: Context) => Promise<unknown> }[] = [
  { what: 'A list of 24', ask: (context) => listProducts(context, { category: ['shoes'], sort: 'newest' }) },
  { what: 'A search with facets', ask: (context) => listProducts(context, { q: 'قميص الاهلي', facets: true }) },
  { what: 'A product', ask: (context) => getProduct(context, '500') },
  { what: 'What goes with it', ask: (context) => listRelated(context, [500]) },
]

/** Writes the plans of the hot queries at 100,000 products to docs/plans.md; returns the big tables that any of them reads whole. */
export async function writePlans(): Promise<string[]> {
  const { postgres, stop } = await testServer()
  const { url } = await makeDatabase(postgres, true)
  await scaleCatalogue(url, PRODUCTS)
  const db = openDb(url, { max: 2, limits: 'none' })
  try {
    const parts: string[] = []
    const scans = new Set<string>()
    const context: Omit<Context, 'db'> = { config: readConfig({}), language: 'ar', now: () => new Date() }
    for (const { what, ask } of hot) {
      const plans = await plansOf(db, (recorded) => ask({ ...context, db: recorded }))
      for (const table of plans.flatMap((plan) => plan.scans)) scans.add(table)
      parts.push(`## ${what}\n\n${plans.map(({ text }) => `\`\`\`\n${text}\n\`\`\``).join('\n\n')}`)
    }
    writeFileSync(join(root, PAGE), `${head}\n\n${parts.join('\n\n')}\n`)
    return [...scans]
  } finally {
    await closeDb(db)
    await stop()
  }
}

const head = `# Plans of the hot queries

What PostgreSQL does for the pages that shoppers ask for most, at ${PRODUCTS.toLocaleString('en')} products, as \`npm run bench -- plans\` found it: matching,
ordering and counting happen in memory ([008](decisions/008-lists-are-answered-from-memory.md)), so what is left is to fetch by key.
The measure fails when one of them reads a big table from end to end.`
