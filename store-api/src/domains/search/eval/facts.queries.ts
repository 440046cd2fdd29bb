import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** One variant; a bundle has a single item without colour and size. */
export interface Item {
  color: string | null
  size: string | null
  inStock: boolean
}

/** What the database says of a visible product, in slugs: the only ground on which an answer is judged. */
export interface Facts {
  id: number
  ar: string
  en: string
  /** From the root down. */
  categories: string[]
  brand: string | null
  club: string | null
  season: string | null
  gender: string | null
  colors: string[]
  /** The current price in piastres. */
  price: number
  isOffer: boolean
  items: Item[]
}

/** Names of a value in both languages. Seasons are sorted, the newest first, without those that have not begun. */
export interface Name {
  of: 'club' | 'brand' | 'color' | 'season'
  slug: string
  ar: string
  en: string
}

/** Reads the facts of every visible product. */
export async function readFacts(db: Db): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    with recursive path as (
      select id, array[slug] as slugs from category where parent_id is null
      union all select c.id, path.slugs || c.slug from category c join path on path.id = c.parent_id
    )
    select p.id, p.name_ar as ar, p.name_en as en, path.slugs as categories, b.slug as brand, c.slug as club, s.slug as season, p.gender,
      p.price_from as price, p.compare_at_from is not null as "isOffer",
      array(select color.slug from product_color pc join color on color.id = pc.color_id where pc.product_id = p.id) as colors,
      coalesce(
        (select jsonb_agg(jsonb_build_object('color', color.slug, 'size', size.slug,
            'inStock', exists (select from branch_stock st where st.variant_id = v.id and st.on_hand > st.reserved)) order by v.id)
          from variant v left join color on color.id = v.color_id left join size on size.id = v.size_id where v.product_id = p.id),
        '[{"color": null, "size": null, "inStock": false}]') as items
    from product p
    join path on path.id = p.category_id
    left join brand b on b.id = p.brand_id
    left join club c on c.id = p.club_id
    left join season s on s.id = p.season_id
    where p.status <> 'hidden'
    order by p.id
  `.execute(db)
  return rows
}

/** Reads the names of the values that products have. */
export async function readNames(db: Db): Promise<Name[]> {
  const { rows } = await sql<Name>`
    (select 'club' as of, slug, name_ar as ar, name_en as en from club order by id)
    union all (select 'brand', slug, name_ar, name_en from brand order by id)
    union all (select 'color', slug, name_ar, name_en from color order by id)
    union all (select 'season', slug, name, name from season where starts_on <= current_date order by starts_on desc)
  `.execute(db)
  return rows
}
