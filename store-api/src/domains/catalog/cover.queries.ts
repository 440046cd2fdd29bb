import { type RawBuilder, sql } from 'kysely'
import { inStock } from './stock.queries.ts'

/** Number of best sellers to consider, so that sold-out and very cheap ones can be skipped. */
const NEAR = 12

/** Revenue of the product `p` in piastres: by units alone, a category of jackets would show a pair of socks. */
export const takings = sql<string>`p.sold_count::bigint * p.price_from`

/** Returns the picture columns of a row, or null without a picture. */
export interface CoverRow {
  image_id: string | null
  image_alt: string | null
}

/**
 * Selects the first picture of a product in its first colour, for a lateral join; one that `first` picks before the
 * others.
 */
export function coverOf(product: RawBuilder<number | null>, first = sql<boolean>`false is null`): RawBuilder<unknown> {
  return sql`(
    select i.image_id, i.alt_ar, i.alt_en from product_image i
    left join product_color pc on pc.product_id = i.product_id and pc.color_id = i.color_id
    where i.product_id = ${product} order by pc.position, ${first} desc, i.position limit 1
  )`
}

/** Picks the picture i of the back of a shirt with a player's name, which says 'football' more than its front. */
export const namedBack = sql<boolean>`exists (select from image where id = i.image_id and view = 'back' and art ? 'name')`

/**
 * The id of what brought in most among the best sellers of the visible products `p` that `belongs` picks; one that can
 * be bought before one that cannot.
 */
export function bestSeller(belongs: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(
    select p.id
    from (
      select p.id, p.status, p.kind, p.sold_count, p.price_from from product p
      where ${belongs} and p.status <> 'hidden' order by p.sold_count desc, p.id desc limit ${NEAR}
    ) p
    order by ${inStock} desc, ${takings} desc, p.id desc limit 1
  )`
}

/** Counts the visible products `p` that match `belongs`, and their sold units of the last 90 days. */
export function countProductsSql(belongs: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(
    select count(*)::integer as products, coalesce(sum(p.sold_count), 0)::integer as sold
    from product p where ${belongs} and p.status <> 'hidden'
  )`
}
