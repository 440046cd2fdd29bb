import { type Kysely, sql } from 'kysely'

/** Reviews that wait for a look of the shop: nobody else sees them, and they do not rate the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review add column held boolean not null default false;

    create or replace function refresh_ratings(ids integer[]) returns void language sql as $f$
      update product p set rating_sum = r.stars, rating_count = r.reviews
      from (
        select one.id, coalesce(sum(review.rating), 0)::integer as stars, count(review.id)::integer as reviews
        from unnest(ids) as one (id) left join review on review.product_id = one.id and not review.held
        group by one.id
      ) r
      where p.id = r.id and (p.rating_sum, p.rating_count) is distinct from (r.stars, r.reviews)
    $f$
  `.execute(db)
}
