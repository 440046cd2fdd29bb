import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import { type Choice, choiceOf } from './choice.queries.ts'
import type { Brand } from './catalog.schema.ts'
import { bestSeller, coverOf, type CoverRow, shelfOf } from './cover.queries.ts'

export type BrandRow = Omit<Brand, 'image' | 'shareImage'> & CoverRow

const own = sql<boolean>`p.brand_id = b.id`

/**
 * Brands with how many visible products each has and the picture of what sells best; in the shop's order, or the best selling
 * first.
 */
export async function selectBrands(db: Db, language: Language, choice?: Choice): Promise<BrandRow[]> {
  const text = texts(language)
  const { condition, order } = choiceOf('b', choice)
  const { rows } = await sql<BrandRow>`
    select b.id, b.slug, ${text('b.name')} as name, b.founded, ${text('b.country')} as country, ${text('b.about')} as about,
      b.products as "productCount", cover.image_id, ${text('cover.alt')} as image_alt
    from (
      select b.*, shelf.products, shelf.sold from brand b cross join lateral ${shelfOf(own)} shelf
      where ${condition} ${order}
    ) b
    left join lateral ${bestSeller(own)} best on true
    left join lateral ${coverOf(sql`best.id`)} cover on true
    ${order}
  `.execute(db)
  return rows
}
