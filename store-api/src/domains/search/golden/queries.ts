import { clubQueries } from './club-queries.ts'
import type { Grade } from './meaning.ts'
import { shopQueries } from './shop-queries.ts'

export interface GoldenQuery {
  q: string
  grades: Grade[]
}

/** Queries of shoppers in Egypt with graded products, judged without looking at the results of the search. */
export const queries: GoldenQuery[] = [...clubQueries, ...shopQueries].flatMap(({ q, grades }) =>
  q.map((each) => ({ q: each, grades })),
)
