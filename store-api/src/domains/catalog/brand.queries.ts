import { sql } from 'kysely'
import { columnsOf, texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { type Choice, filterAndOrderSql } from './catalog.queries.ts'
import { type Brand, brandFacts, brandTexts } from './catalog.schema.ts'
import { bestSeller, coverOf, type CoverRow, countProductsSql } from './cover.queries.ts'

const columns = columnsOf('b', brandFacts, brandTexts)

export type BrandRow = Omit<Brand, 'image' | 'shareImage'> & CoverRow

const own = sql<boolean>`p.brand_id = b.id`

/**
 * Brands with how many visible products each has and the picture of what sells best; in the shop's order, or the best
 * selling first.
 */
export async function selectBrands(db: Db, language: Language, choice?: Choice): Promise<BrandRow[]> {
  const { condition, order } = filterAndOrderSql('b', choice)
  const { rows } = await sql<BrandRow>`
    select ${columns[language]}, chosen.products as "productCount", cover.image_id, ${texts(language)('cover.alt')} as image_alt
    from (
      select b.id, counted.products, counted.sold from brand b cross join lateral ${countProductsSql(own)} counted
      where ${condition} ${order}
    ) chosen
    join brand b on b.id = chosen.id
    left join lateral ${bestSeller(own)} best on true
    left join lateral ${coverOf(sql`best.id`)} cover on true
    ${order}
  `.execute(db)
  return rows
}
