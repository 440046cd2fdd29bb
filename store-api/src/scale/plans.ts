import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Db } from '#src/db/pool.ts'

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
export async function explainQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
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
