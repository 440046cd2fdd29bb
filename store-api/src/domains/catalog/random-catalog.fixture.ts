import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/**
 * Fills an empty database with a made-up catalogue of any size, the same for the same seed (0 to 1): two levels of
 * categories, every kind of status, offers, sold-out stock, products of one size and of none, and a bundle for every
 * forty products.
 */
export async function fillRandomCatalog(db: Db, products: number, seed: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select setseed(${seed})`.execute(trx)
    await sql`insert into state (iso, name_ar, name_en, fee, days_min, days_max) values ('C', 'القاهرة', 'Cairo', 5000, 3, 5)`.execute(
      trx,
    )
    await sql`
      insert into branch (slug, state_id, name_ar, name_en, address_ar, address_en, phone, whatsapp, opens, closes, lat, lng, position)
      select 'branch-' || n, (select min(id) from state), 'فرع ' || n, 'Branch ' || n, '-', '-', '0', '0',
          '12:00', '24:00', 30, 31, n
        from generate_series(1, 13) n
    `.execute(trx)
    await sql`
      insert into category (slug, name_ar, name_en, position)
        select 'top-' || n, 'قسم ' || n, 'Top ' || n, n from generate_series(1, 8) n;
      insert into category (parent_id, slug, name_ar, name_en, position)
        select g.id, g.slug || '-' || n, 'فرعي ' || n, 'Sub ' || n, n from category g, generate_series(1, 6) n;
      insert into brand (slug, name_ar, name_en, position)
        select 'brand-' || n, 'ماركة ' || n, 'Brand ' || n, n from generate_series(1, 30) n;
      insert into club (slug, kind, name_ar, name_en, emblem, position)
        select 'club-' || n, 'club', 'نادي ' || n, 'Club ' || n, '{"pattern": "solid", "colors": ["#c8102e"]}', n from generate_series(1, 50) n;
      insert into season (slug, name, starts_on) select 'season-' || n, 'S' || n, date '2023-08-01' + n * 365 from generate_series(1, 3) n;
      insert into color (slug, name_ar, name_en, hex, position)
        select 'color-' || n, 'لون ' || n, 'Colour ' || n, '#c8102e', n from generate_series(1, 12) n;
      insert into size (slug, kind, label_ar, label_en, position)
        select 'size-' || n, 'clothes', 'س' || n, 'S' || n, n from generate_series(1, 20) n;
      insert into image (id, art, view) values ('picture-front', '{}', 'front'), ('picture-back', '{}', 'back')
    `.execute(trx)
    const draw = (from: number) => sql`1 + floor(random() * ${sql.lit(from)})::integer`
    await sql`
      insert into product (slug, code, kind, status, name_ar, name_en, description_ar, description_en,
        category_id, brand_id, club_id, season_id, kit_type, gender, published_at, sold_count)
      select 'product-' || n, 'P-' || n, case when n % 40 = 0 then 'bundle' else 'simple' end,
        (array['hidden', 'onlineComing', 'online', 'online', 'online', 'online', 'online', 'online', 'online', 'online'])[status],
        'تيشيرت ' || n, 'Shirt ' || n, '-', '-', category.id, brand.id, club.id, season.id,
        (array['home', 'away', 'third', 'goalkeeper', 'training', 'retro'])[1 + n % 8], (array['men', 'women', 'kids', null])[gender],
        timestamptz '2026-11-01 00:00:00.123456Z' - day * interval '1 day' - gender * interval '1 microsecond', sold
      from (
        select n, ${draw(10)} as status, ${draw(8)} as top, ${draw(6)} as sub, ${draw(34)} as brand, ${draw(100)} as club, ${draw(6)} as season,
          ${draw(4)} as gender, ${draw(300)} as day, ${draw(50)} as sold
        from generate_series(1, ${products}::integer) n
      ) drawn
      join category on category.slug = 'top-' || top || '-' || sub
      left join brand on brand.position = drawn.brand
      left join club on club.position = drawn.club
      left join season on season.slug = 'season-' || drawn.season
      order by n
    `.execute(trx)
    await sql`
      insert into product_color (product_id, color_id, position)
        select p.id, c.id, c.position from product p join color c on (p.id * 7 + c.position * 5) % 12 < 2
        where p.kind = 'simple' and p.id % 17 > 0;
      insert into product_image (product_id, color_id, position, image_id, alt_ar, alt_en)
        select product_id, color_id, position * 2, 'picture-front', '-', '-' from product_color;
      insert into variant (product_id, color_id, size_id, sku, barcode, price, compare_at_price)
        select p.id, pc.color_id, z.id,
          'V-' || p.id || '-' || coalesce(pc.color_id, 0) || '-' || z.id, p.id || '-' || coalesce(pc.color_id, 0) || '-' || z.id,
          p.price + 1000 * (z.position % 3),
          case when p.offer then p.price * 2 end
        from (select p.*, 5000 + floor(random() * 400)::integer * 500 as price, random() < 0.25 as offer from product p) p
        left join product_color pc on pc.product_id = p.id
        join size z on (p.id + z.position) % 20 < case when p.id % 5 = 0 then 1 else 6 end
        where p.kind = 'simple';
      insert into variant (product_id, sku, barcode, price) select id, 'B-' || id, 'B-' || id, 90000 from product where kind = 'bundle';
      insert into bundle_part (bundle_id, position, product_id, quantity)
        select p.id, n, p.id - n, n from product p, generate_series(1, 2) n where p.kind = 'bundle';
      insert into branch_stock (variant_id, branch_id, on_hand, reserved)
        select v.id, b.id, s.stock, least(s.stock, floor(random() * 2)::integer)
        from variant v join product p on p.id = v.product_id and p.kind = 'simple'
        cross join branch b cross join lateral (select floor(random() * 4 + v.id * 0)::integer as stock) s
        where (v.id + b.id) % 3 > 0 and v.id % 9 > 0;
    `.execute(trx)
    await sql`select refresh_products(array(select id from product))`.execute(trx)
  })
}
