import { type RawBuilder, sql } from 'kysely'
import { type Key, keyCondition } from './catalog.queries.ts'

/** One or several rows by key, or a number of best sellers; all rows without a choice. */
export type Choice = Key | { top: number }

interface Chosen {
  condition: RawBuilder<boolean>
  /** `order by`, with its `limit`. */
  order: RawBuilder<unknown>
}

/** Returns filter and order of the rows of `alias`. The query needs the columns `products` and `sold` of shelfOf too. */
export function choiceOf(alias: string, choice: Choice): Chosen {
  const place = sql`${sql.ref(`${alias}.position`)}, ${sql.ref(`${alias}.id`)}`
  if (!choice || !('top' in choice)) return { condition: keyCondition(alias, choice), order: sql`order by ${place}` }
  return { condition: sql<boolean>`products > 0`, order: sql`order by sold desc, ${place} limit ${choice.top}` }
}
