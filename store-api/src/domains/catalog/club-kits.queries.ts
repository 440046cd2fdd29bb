import { sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'
import { categoryTree } from './category.queries.ts'

/** The department where shirts hang. Shorts and socks are of a kit too, and hang elsewhere. */
const DEPARTMENT = 'football-kits'
/** In the order in which people name them. */
const TYPES = ['home', 'away', 'third', 'goalkeeper', 'training', 'retro']
/** So many of one type and season are shown at most. */
const OF_A_TYPE = 8
/** And so many of a club. */
const OF_A_CLUB = 36

/** Tables that `isKit` needs: the ids of the categories where shirts hang. */
export const kitShelf = sql`${categoryTree},
  kit_shelf as (
    select tree.id from category_tree tree join category on category.id = tree.ancestor_id where category.slug = ${DEPARTMENT}
  )`

/** Whether the product `p` is a visible shirt of a kit for grown-ups. */
export const isKit = sql<boolean>`(
  p.kit_type is not null and p.status <> 'hidden' and p.gender is distinct from 'kids'
  and p.category_id in (select id from kit_shelf)
)`

export interface ClubKitRow {
  club_id: number
  id: number
}

/** The shirts of these clubs for grown-ups, the newest season first, home before away. One statement for any number of clubs. */
export async function selectClubKits(db: Db, clubIds: number[]): Promise<ClubKitRow[]> {
  const { rows } = await sql<ClubKitRow>`
    with recursive ${kitShelf}
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
        select p.id, p.sold_count from product p
        where p.club_id = club.id and p.kit_type = type.name and p.season_id is not distinct from season.id and ${isKit}
        order by p.sold_count desc, p.id desc limit ${OF_A_TYPE}
      ) piece
      order by place limit ${OF_A_CLUB}
    ) kit
    where club.id = any(${knownIds(clubIds)}::integer[])
    order by club.id, kit.place
  `.execute(db)
  return rows
}
