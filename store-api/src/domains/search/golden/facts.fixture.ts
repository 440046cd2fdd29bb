import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Facts } from './meaning.ts'

/** What the judge knows of every visible product, by id. */
export async function readFacts(db: Db): Promise<Map<number, Facts>> {
  const { rows } = await sql<Facts & { id: number }>`
    with recursive path as (
      select id, array[slug] as slugs from category where parent_id is null
      union all select c.id, path.slugs || c.slug from category c join path on path.id = c.parent_id
    )
    select p.id, p.code, p.name_en as name, path.slugs as categories, b.slug as brand, c.slug as club, s.slug as season,
      p.kit_type as "kitType", p.gender, p.kind,
      array(select color.slug from product_color pc join color on color.id = pc.color_id where pc.product_id = p.id) as colors
    from product p
    join path on path.id = p.category_id
    left join brand b on b.id = p.brand_id
    left join club c on c.id = p.club_id
    left join season s on s.id = p.season_id
    where p.status <> 'hidden'
  `.execute(db)
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}
