import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'

/** A shopper's words; what is longer is no search, and every letter of it would be compared with every product. */
const MAX_LENGTH = 120
/** From here on two words look alike: «الزملك» is 0.50 from «الزمالك» (DOMAIN §1.3). */
const ALIKE = 0.45

export interface TextMatch {
  /** Whether the product `p` is meant. */
  condition: RawBuilder<boolean>
  /** How well it fits, from 0 to 1000: every word stands in it. */
  rank: RawBuilder<number>
}

/**
 * What was searched for; undefined when nothing was. Letters and digits count, so `!!!` matches nothing. Products that hold every
 * word are meant; only where there are none, a misspelling is supposed and what looks alike is taken.
 */
export function textMatch(q: string | undefined): TextMatch | undefined {
  const words = cleanText(q ?? '')
    .trim()
    .slice(0, MAX_LENGTH)
  if (words === '') return undefined
  // A subquery, so that the words are folded once and not for each product.
  const folded = sql`(select ar_norm(${cleanText(words)}::text))`
  const everyWord = sql<boolean>`p.search_text like all (array(
    select '%' || word || '%' from unnest(string_to_array(${folded}, ' ')) as word
  ))`
  const likeness = sql<number>`word_similarity(${folded}, p.search_text)`
  const noneHasThem = sql<boolean>`not exists (select from product p where p.status <> 'hidden' and ${everyWord})`
  return {
    condition: sql<boolean>`(${folded} <> '' and (${everyWord} or (${noneHasThem} and ${likeness} >= ${ALIKE}::real)))`,
    rank: sql<number>`(case when ${everyWord} then 1000 else round(${likeness} * 1000) end)::integer`,
  }
}
