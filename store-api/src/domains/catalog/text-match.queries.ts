import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'

/** A shopper's words; what is longer is no search, and every letter of it would be compared with every product. */
const MAX_LENGTH = 120
/** From here on two words look alike: «الزملك» is 0.50 from «الزمالك» (DOMAIN §1.3). */
const ALIKE = 0.45

export interface TextMatch {
  /** Whether the product `p` is meant. */
  condition: RawBuilder<boolean>
  /** How well it fits: an integer, 1000 more when every word stands in it. */
  rank: RawBuilder<number>
}

/** What was searched for as a shopper means it; undefined when nothing was. Letters and digits count, so `!!!` matches nothing. */
export function textMatch(q: string | undefined): TextMatch | undefined {
  const words = cleanText(q ?? '').trim().slice(0, MAX_LENGTH)
  if (words === '') return undefined
  // A subquery, so that the words are folded once and not for each product.
  const folded = sql`(select ar_norm(${cleanText(words)}::text))`
  const everyWord = sql<boolean>`p.search_text like all (array(
    select '%' || word || '%' from unnest(string_to_array(${folded}, ' ')) as word
  ))`
  const likeness = sql<number>`word_similarity(${folded}, p.search_text)`
  return {
    condition: sql<boolean>`(${folded} <> '' and (${everyWord} or ${likeness} >= ${ALIKE}::real))`,
    rank: sql<number>`((case when ${everyWord} then 1000 else 0 end) + round(${likeness} * 1000))::integer`,
  }
}
