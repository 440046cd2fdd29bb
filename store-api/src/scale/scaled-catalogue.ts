import { Client } from 'pg'

/**
 * Scales the demo shop of a database to exactly `products` products: deletes the surplus, or copies its simple products
 * as further models with other prices and sales numbers, in the same sizes and colours, each variant in about a quarter
 * of the branches.
 */
export async function scaleCatalogue(url: string, products: number): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    // No triggers and foreign keys are needed: the copied rows are valid, and nobody reads the database yet.
    await client.query(`set session_replication_role = replica; set statement_timeout = 0; set work_mem = '256MB'`)
    await client.query('delete from product where id > $1', [products])
    await client.query(copies, [products])
    await client.query(
      `${copyRows}; select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`,
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const copies = `
  create temp table copy as
  select last.id + row_number() over (order by n, p.id) as id, p.id as source_id, n
  from (select max(id) as id, count(*) as count from product) last
  cross join product p
  cross join lateral generate_series(1, ($1 - last.count) / (select count(*) from product where kind = 'simple') + 1) n
  where p.kind = 'simple' order by n, p.id limit greatest($1 - (select count(*) from product), 0)
`

const copyRows = `
  insert into product (id, slug, code, status, name_ar, name_en, description_ar, description_en, material_ar, material_en, fit_ar, fit_en,
    care_ar, care_en, category_id, brand_id, club_id, season_id, kit_type, gender, published_at, price_from, compare_at_from, sold_count,
    rating_sum, rating_count)
  select c.id, p.slug || '-' || n, p.code || '-' || n, p.status, p.name_ar || ' موديل ' || n, p.name_en || ' model ' || n,
    p.description_ar, p.description_en, p.material_ar, p.material_en, p.fit_ar, p.fit_en, p.care_ar, p.care_en,
    p.category_id, p.brand_id, p.club_id, p.season_id, p.kit_type, p.gender, p.published_at - n * interval '5 hours',
    p.price_from + n % 20 * 500, p.compare_at_from + n % 20 * 500, (hashint4(c.id::integer) & 1023) * p.sold_count / 1024,
    p.rating_sum, p.rating_count
  from copy c join product p on p.id = c.source_id;
  insert into product_color select c.id, color_id, position from copy c join product_color on product_id = source_id;
  insert into product_image select c.id, color_id, position, image_id, alt_ar, alt_en from copy c join product_image on product_id = source_id;
  insert into variant (product_id, color_id, size_id, sku, barcode, price, compare_at_price)
    select c.id, color_id, size_id, sku || '-M' || n, barcode || '-M' || n, price + n % 20 * 500, compare_at_price + n % 20 * 500
    from copy c join variant on product_id = source_id;
  insert into branch_stock (variant_id, branch_id, on_hand)
    select v.id, b.id, 1 + (v.id + b.id) % 5
    from copy c join variant v on v.product_id = c.id join product p on p.id = c.id and p.status = 'online'
    join branch b on (v.id + b.id) % 4 = 0 where v.id % 9 > 0;
  insert into product_pair (product_id, other_id, orders) select id, id - near, 10 - near from copy, generate_series(1, 6) near
`

/** Renames the brand with the most products. */
export async function renameLargestBrand(url: string, name: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    const largest =
      'select brand_id from product where brand_id is not null group by brand_id order by count(*) desc limit 1'
    await client.query(`update brand set name_ar = $1, name_en = $1 where id = (${largest})`, [name])
  } finally {
    await client.end()
  }
}
