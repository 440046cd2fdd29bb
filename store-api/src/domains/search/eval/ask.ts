import { readConfig } from '#src/config.ts'
import type { Db } from '#src/db/pool.ts'
import { listProducts } from '#src/domains/search/product-list.service.ts'
import { type Answer, FIRST } from './judge.ts'

/** Queries that are asked at a time. */
const AT_ONCE = 8

/** Asks the search each text as `GET /products?q=…&first=5` does, and returns the answers in order. */
export async function askAll(db: Db, texts: readonly string[]): Promise<Answer[]> {
  const context = { db, language: 'ar', config: readConfig({}), now: () => new Date() } as const
  const answers: Answer[] = []
  for (let i = 0; i < texts.length; i += AT_ONCE) {
    const asked = texts.slice(i, i + AT_ONCE).map(async (q) => {
      const { data, meta } = await listProducts(context, { q, first: FIRST })
      return { ids: data.map(({ id }) => Number(id)), total: meta.total, note: meta.search }
    })
    answers.push(...(await Promise.all(asked)))
  }
  return answers
}
