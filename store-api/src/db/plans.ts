import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Db } from './pool.ts'

export type Plan = {
  /** As PostgreSQL explains it, with the rows that came. */
  text: string
  /** Big tables that it reads from end to end. */
  scans: string[]
}

const BIG = ['product', 'variant', 'branch_stock', 'product_image', 'product_color', 'product_pair', 'review', 'order_line']
const EXPLAIN = 'explain (analyze, costs off, timing off, summary off, buffers off)'

/**
 * The plan of each statement that `work` sends through the database it is given, in their order, equal ones once. It is done twice
 * and the second time counts, so that what a server reads only at its start is left out.
 */
export async function plansOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
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
  const scanned = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
  return { text: lines.join('\n'), scans: BIG.filter((table) => scanned.includes(table)) }
}
