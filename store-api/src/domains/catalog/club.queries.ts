import { sql } from 'kysely'
import { columnsOf, texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { type Club, clubFacts, clubTexts } from './catalog.schema.ts'
import { type Choice, filterAndOrderSql } from './catalog.queries.ts'
import { isKit, kitCategories } from './club-kits.queries.ts'
import { bestSeller, coverOf, type CoverRow, countProductsSql } from './cover.queries.ts'

const columns = columnsOf('u', clubFacts, clubTexts)

export type ClubRow = Omit<Club, 'image' | 'shareImage'> & CoverRow

const own = sql<boolean>`p.club_id = u.id`

/** The home shirt of the newest season that has one: one index lookup per season. */
const newestHomeShirt = sql`(
  select shirt.id
  from (select id, starts_on from season order by starts_on desc) n
  cross join lateral (
    select p.id from product p
    where ${own} and p.season_id = n.id and p.kit_type = 'home' and ${isKit} order by p.sold_count desc, p.id desc limit 1
  ) shirt
  order by n.starts_on desc limit 1
)`

/**
 * Clubs and national teams with how many visible products each has and a picture: its newest home shirt, else its best
 * seller. In the shop's order, or the best selling first.
 */
export async function selectClubs(db: Db, language: Language, choice?: Choice): Promise<ClubRow[]> {
  const text = texts(language)
  const { condition, order } = filterAndOrderSql('u', choice)
  const { rows } = await sql<ClubRow>`
    with recursive ${kitCategories}
    select ${columns[language]},
      case when b.id is not null then json_build_object('id', b.id, 'slug', b.slug, 'name', ${text('b.name')})
        end as "kitSupplier",
      chosen.products as "productCount", cover.image_id, ${text('cover.alt')} as image_alt
    from (
      select u.id, counted.products, counted.sold from club u cross join lateral ${countProductsSql(own)} counted
      where ${condition} ${order}
    ) chosen
    join club u on u.id = chosen.id
    left join brand b on b.id = u.kit_supplier_id
    left join lateral ${newestHomeShirt} shirt on true
    left join lateral ${bestSeller(sql<boolean>`${own} and shirt.id is null`)} best on true
    left join lateral ${coverOf(sql`coalesce(shirt.id, best.id)`)} cover on true
    ${order}
  `.execute(db)
  return rows
}
