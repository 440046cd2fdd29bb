import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import { categoryTree } from './category.queries.ts'

/** The category of the shirts. Shorts and socks of a kit are in other categories. */
const DEPARTMENT = 'football-kits'
/** Kit types in display order. */
const TYPES = ['home', 'away', 'third', 'goalkeeper', 'training', 'retro']
/** Maximum number of shirts of one type and season. */
const OF_A_TYPE = 8
/** Maximum number of shirts of a club. */
const OF_A_CLUB = 36

/** CTE for `isKit`: the ids of the shirt categories. */
export const kitCategories = sql`${categoryTree},
  kit_category as (
    select tree.id from category_tree tree join category on category.id = tree.ancestor_id where category.slug = ${DEPARTMENT}
  )`

/** Whether the product `p` is a visible adult shirt of a kit. */
export const isKit = sql<boolean>`(
  p.kit_type is not null and p.status <> 'hidden' and p.gender is distinct from 'kids'
  and p.category_id in (select id from kit_category)
)`

/**
 * The shirts of `club` and `type` that sell best. The index has an order within one season alone, so null has a
 * subquery of its own.
 */
const bestSellingIn = (season: RawBuilder<unknown>) => sql`
  select p.id, p.sold_count from product p
  where p.club_id = club.id and p.kit_type = type.name and ${season} and ${isKit}
  order by p.sold_count desc, p.id desc limit ${OF_A_TYPE}`

export interface ClubKitRow {
  club_id: number
  id: number
}

/** Selects the adult shirts of these clubs, the newest season first, home before away, in one statement. */
export async function selectClubKits(db: Db, clubIds: number[]): Promise<ClubKitRow[]> {
  const { rows } = await sql<ClubKitRow>`
    with recursive ${kitCategories}
    select club.id as club_id, kit.id
    from club
    cross join lateral (
      select piece.id,
        row_number() over (
          order by season.starts_on desc nulls last, type.position, piece.sold_count desc, piece.id desc
        ) as place
      from (select id, starts_on from season union all select null, null) season
      cross join unnest(${TYPES}::text[]) with ordinality as type (name, position)
      cross join lateral (
        (${bestSellingIn(sql`p.season_id = season.id`)}) union all (${bestSellingIn(sql`season.id is null and p.season_id is null`)})
      ) piece
      order by place limit ${OF_A_CLUB}
    ) kit
    where club.id = any(${knownIds(clubIds)}::integer[])
    order by club.id, kit.place
  `.execute(db)
  return rows
}
