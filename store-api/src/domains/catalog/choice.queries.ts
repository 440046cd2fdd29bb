import { type RawBuilder, sql } from 'kysely'
import { type Key, keyCondition } from './catalog.queries.ts'

/** One or several by key, or as many as asked for of those that sell best; without a choice all. */
export type Choice = Key | { top: number }

interface Chosen {
  condition: RawBuilder<boolean>
  /** `order by`, with its `limit`. */
  order: RawBuilder<unknown>
}

/** How the rows of `alias` are chosen and ordered. They need `products` and `sold` of shelfOf beside the row's own columns. */
export function choiceOf(alias: string, choice: Choice): Chosen {
  const place = sql`${sql.ref(`${alias}.position`)}, ${sql.ref(`${alias}.id`)}`
  if (!choice || !('top' in choice)) return { condition: keyCondition(alias, choice), order: sql`order by ${place}` }
  return { condition: sql<boolean>`products > 0`, order: sql`order by sold desc, ${place} limit ${choice.top}` }
}
