import { clubQueries } from './club-queries.ts'
import type { Grade } from './meaning.ts'
import { shopQueries } from './shop-queries.ts'

export interface GoldenQuery {
  q: string
  grades: Grade[]
}

/** What shoppers in Egypt type, and what they mean by it: judged without looking at what the search finds. */
export const queries: GoldenQuery[] = [...clubQueries, ...shopQueries].flatMap(({ q, grades }) =>
  q.map((each) => ({ q: each, grades })),
)
