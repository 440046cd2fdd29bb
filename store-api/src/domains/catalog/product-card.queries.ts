import { sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { columnsOf, texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { cardFacts, cardTexts, type Color, type ProductCard } from './catalog.schema.ts'
import { inStock } from './stock.queries.ts'

const columns = columnsOf('p', cardFacts, cardTexts)

type Same = keyof typeof cardFacts | keyof typeof cardTexts | 'price' | 'compareAtPrice' | 'inStock'
type Linked = 'category' | 'brand' | 'club' | 'season'

export interface CardRow extends Pick<ProductCard, Same | Linked> {
  publishedAt: Date
  /** Sum of the stars, and number of reviews. */
  ratingSum: number
  ratingCount: number
  /** Pictures of the first colour, or without a colour if the product has none, in order. */
  pictures: { id: string; alt: string; view: string }[] | null
  colors: (Color & { imageId: string | null; alt: string | null })[] | null
  sizes: ProductCard['sizes'] | null
}

/** Selects the card data of these products, unsorted, without hidden and unknown ones, in one statement. */
export async function selectCards(db: Db, language: Language, ids: number[]): Promise<CardRow[]> {
  const text = texts(language)
  const { rows } = await sql<CardRow>`
    select ${columns[language]},
      p.price_from as price, p.compare_at_from as "compareAtPrice",
      p.published_at as "publishedAt", p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
      ${inStock} as "inStock",
      json_build_object('id', g.id, 'slug', g.slug, 'name', ${text('g.name')}) as category,
      case when b.id is not null then json_build_object('id', b.id, 'slug', b.slug, 'name', ${text('b.name')}) end as brand,
      case when u.id is not null then json_build_object('id', u.id, 'slug', u.slug, 'name', ${text('u.name')}, 'emblem', u.emblem)
        end as club,
      case when n.id is not null then json_build_object('id', n.id, 'slug', n.slug, 'name', n.name) end as season,
      pictures.list as pictures, colors.list as colors, sizes.list as sizes
    from product p
    join category g on g.id = p.category_id
    left join brand b on b.id = p.brand_id
    left join club u on u.id = p.club_id
    left join season n on n.id = p.season_id
    left join lateral (
      select pc.color_id from product_color pc where pc.product_id = p.id order by pc.position limit 1
    ) first on true
    cross join lateral (
      select json_agg(json_build_object('id', i.image_id, 'alt', ${text('i.alt')}, 'view', image.view)
        order by i.position) as list
      from product_image i
      join image on image.id = i.image_id
      where i.product_id = p.id and i.color_id is not distinct from first.color_id
    ) pictures
    cross join lateral (
      select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', ${text('c.name')}, 'hex', c.hex,
        'imageId', cover.image_id, 'alt', ${text('cover.alt')}) order by pc.position) as list
      from product_color pc
      join color c on c.id = pc.color_id
      left join lateral (
        select i.image_id, i.alt_ar, i.alt_en from product_image i where i.product_id = p.id and i.color_id = pc.color_id order by i.position limit 1
      ) cover on true
      where pc.product_id = p.id
    ) colors
    cross join lateral (
      select json_agg(json_build_object('variantId', v.id,
        'size', json_build_object('id', z.id, 'slug', z.slug, 'kind', z.kind, 'label', ${text('z.label')}),
        'inStock', p.status = 'online' and exists (
          select from branch_stock s where s.variant_id = v.id and s.on_hand > s.reserved
        )) order by z.position, v.id) as list
      from variant v
      join size z on z.id = v.size_id
      where v.product_id = p.id and v.color_id is not distinct from first.color_id
    ) sizes
    where p.id = any(${knownIds(ids)}::integer[]) and p.status <> 'hidden'
  `.execute(db)
  return rows
}

/** Selects the visible ones of these products, unsorted. */
export async function selectVisibleIds(db: Db, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where p.id = any(${knownIds(ids)}::integer[]) and p.status <> 'hidden'
  `.execute(db)
  return rows.map(({ id }) => id)
}
