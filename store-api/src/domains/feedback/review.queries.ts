import { sql } from 'kysely'
import { authorOf, boughtVariant } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { Review } from '#src/domains/catalog/product-detail.schema.ts'
import type { ReviewSort } from './feedback.schema.ts'

/** Sort keys of a review: weight of its stars, time (microseconds since 1970), id. */
export interface ReviewKeys {
  weight: number
  micros: number
  id: number
}

export interface ReviewRow extends Omit<Review, 'createdAt'>, ReviewKeys {
  productId: number
  createdAt: Date
}

interface ReviewSearch {
  productIds: number[]
  /** Only reviews with this number of stars. */
  rating: number | undefined
  sort: ReviewSort
}

/** Sort weight of the stars of `r`: higher comes first, then the newest. */
const weights = { newest: sql`0`, highest: sql`r.rating`, lowest: sql`5 - r.rating` }

/** Selects the next reviews of each product after `after`. */
export async function selectReviews(
  db: Db,
  language: Language,
  { productIds, rating, sort }: ReviewSearch,
  after: ReviewKeys | undefined,
  limit: number,
): Promise<ReviewRow[]> {
  const bought = boughtVariant(language)
  const weight = weights[sort]
  const { rows } = await sql<ReviewRow>`
    select found.*
    from unnest(${productIds}::integer[]) as product (id)
    cross join lateral (
      select r.product_id as "productId", r.id, r.rating, r.fit, r.text, ${authorOf(language, 'r')} as author, ${bought.columns},
        r.created_at as "createdAt", ${weight} as weight, (extract(epoch from r.created_at) * 1000000)::bigint as micros
      from review r
      join order_line l on l.id = r.order_line_id
      ${bought.joins}
      where r.product_id = product.id and not r.held and ${ofRating(rating)} ${after ? behind(sort, after) : sql``}
      order by ${sort === 'newest' ? sql`` : sql`${weight} desc,`} r.created_at desc, r.id desc
      limit ${limit}
    ) found
    order by found."productId", found.weight desc, found."createdAt" desc, found.id desc
  `.execute(db)
  return rows
}

/** Counts the reviews of each product; products without any are left out. */
export async function countReviews(
  db: Db,
  { productIds, rating }: Omit<ReviewSearch, 'sort'>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; total: number }>`
    select product_id, count(*) as total from review r
    where r.product_id = any(${productIds}::integer[]) and not r.held and ${ofRating(rating)} group by product_id
  `.execute(db)
  return new Map(rows.map(({ product_id, total }) => [product_id, total]))
}

function ofRating(rating: number | undefined) {
  return rating === undefined ? sql`true` : sql`r.rating = ${rating}`
}

function behind(sort: ReviewSort, { weight, micros, id }: ReviewKeys) {
  const at = sql`timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond'`
  if (sort === 'newest') return sql`and (r.created_at, r.id) < (${at}, ${id})`
  return sql`and (${weights[sort]}, r.created_at, r.id) < (${weight}::integer, ${at}, ${id})`
}

/** Serialises the messages of one mobile until the transaction ends. */
export async function lockSender(trx: Db, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${mobile}`}, 0))`.execute(trx)
}
