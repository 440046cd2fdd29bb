import type { Client } from 'pg'
import { REFERENCES } from './target.queries.ts'
import { PRODUCT_COLUMNS } from './staged-row.ts'

/**
 * Writes the changes in the temporary tables. Unchanged rows are not touched, so that they are not locked; stock rows
 * are locked in the same order as by orders.
 */
export async function writeChanges(client: Client): Promise<void> {
  for (const statement of [...products, ...variants, ...stock, ...colors, ...pictures, ...parts, ...finish])
    await client.query(statement)
}

const fields = PRODUCT_COLUMNS.map((column) => {
  const id = column in REFERENCES ? REFERENCES[column as keyof typeof REFERENCES] : undefined
  return id
    ? { name: id, value: `(select id from ${column} where slug = t.${column})` }
    : { name: column as string, value: `t.${column}` }
})

const products = [
  `insert into product (code, ${fields.map(({ name }) => name).join(', ')})
   select t.code, ${fields.map(({ value }) => value).join(', ')} from import_product t where t.id is null order by t.line`,
  `update product p set ${fields.map(({ name, value }) => `${name} = ${value}`).join(', ')}
   from import_product t
   where p.id = t.id and exists (
     select from import_change c where c.code = t.code and c.sku is null and c.field = any('{${PRODUCT_COLUMNS.join(',')}}')
   )`,
  'update import_product t set id = p.id from product p where t.id is null and p.code = t.code',
  'create index on import_change (sku)',
]

const variants = [
  `update variant v set color_id = t.color_id, size_id = t.size_id, barcode = t.barcode, price = t.price,
     compare_at_price = t.compare_at_price
   from import_variant t
   where v.id = t.id and exists (
     select from import_change c where c.sku = t.sku and c.field in ('color', 'size', 'barcode', 'price', 'compare_at_price')
   )`,
  // A variant without a barcode gets an internal one: GS1 reserves the prefixes 20 to 29 for use within a company.
  `with fresh as materialized (
     select nextval(pg_get_serial_sequence('variant', 'id'))::integer as id, t.* from (
       select p.id as product_id, v.color_id, v.size_id, v.sku, v.barcode, v.price, v.compare_at_price
       from import_variant v join import_product p using (code) where v.id is null order by v.line
     ) t
   )
   insert into variant (id, product_id, color_id, size_id, sku, barcode, price, compare_at_price)
   select id, product_id, color_id, size_id, sku,
     coalesce(barcode, own.digits || (10 - (
       select sum(substr(own.digits, i, 1)::integer * case when i % 2 = 0 then 3 else 1 end) from generate_series(1, 12) i
     ) % 10) % 10), price, compare_at_price
   from fresh cross join lateral (select '29' || lpad(fresh.id::text, 10, '0') as digits) own`,
]

const stock = [
  `select from branch_stock s where s.variant_id in (select variant_id from import_stock)
   order by s.variant_id, s.branch_id for update`,
  `insert into branch_stock (variant_id, branch_id, on_hand)
   select v.id, i.branch_id, i.on_hand from import_stock i join variant v using (sku) order by v.id, i.branch_id
   on conflict (variant_id, branch_id) do update set on_hand = excluded.on_hand`,
]

/** Statements that add new colours after the existing ones, and remove colours without variants. */
const colors = [
  `insert into product_color (product_id, color_id, position)
   select id, color_id, last + row_number() over (partition by id order by line)
   from (
     select p.id, v.color_id, min(v.line) as line,
       (select coalesce(max(position), 0) from product_color where product_id = p.id) as last
     from import_variant v join import_product p using (code)
     where v.color_id is not null
       and not exists (select from product_color o where o.product_id = p.id and o.color_id = v.color_id)
     group by p.id, v.color_id
   ) fresh`,
  `with lonely as (
     delete from product_color o using import_product p
     where o.product_id = p.id and exists (select from import_change c where c.code = p.code and c.field = 'color')
       and not exists (select from variant v where v.product_id = o.product_id and v.color_id = o.color_id)
     returning o.product_id, o.color_id
   )
   delete from product_image i using lonely where i.product_id = lonely.product_id and i.color_id = lonely.color_id`,
]

/**
 * Rewrites changed galleries as a whole, because their positions are consecutive; colours without pictures in the file
 * keep theirs.
 */
const pictures = [
  'update import_gallery g set product_id = t.id from import_product t where g.product_id is null and t.code = g.code',
  `create temp table import_shown on commit drop as
   select distinct g.product_id from import_gallery g
   where exists (
     select from import_change c where c.code = g.code and (c.field like 'images%' or c.field is null and c.sku is null)
   )`,
  `create temp table import_kept on commit drop as
   select i.product_id, i.color_id, i.position, i.image_id, i.alt_ar, i.alt_en from product_image i join import_shown using (product_id)
   where not exists (
     select from import_gallery g where g.product_id = i.product_id and g.color_id is not distinct from i.color_id
   )`,
  'delete from product_image i using import_shown s where i.product_id = s.product_id',
  `insert into product_image (product_id, color_id, position, image_id, alt_ar, alt_en)
   select i.product_id, i.color_id,
     row_number() over (partition by i.product_id order by c.position nulls first, i.line, i.n), i.image_id, i.alt_ar, i.alt_en
   from (
     select product_id, color_id, line, n, image_id, alt_ar, alt_en from import_gallery join import_shown using (product_id)
     union all
     select product_id, color_id, 0, position, image_id, alt_ar, alt_en from import_kept
   ) i
   left join product_color c on c.product_id = i.product_id and c.color_id = i.color_id`,
]

const parts = [
  `create temp table import_bundle on commit drop as
   select distinct t.id, t.code from import_product t
   where t.parts is not null and exists (
     select from import_change c where c.code = t.code and c.sku is null and (c.field = 'parts' or c.field is null)
   )`,
  'delete from bundle_part part using import_bundle b where part.bundle_id = b.id',
  `insert into bundle_part (bundle_id, position, product_id, quantity)
   select b.id, i.n, p.id, i.quantity
   from import_part i join import_bundle b using (code) join product p on p.code = i.part_code`,
]

/** Statements that update the planner's statistics and then the derived product columns, 500 products at a time. */
const finish = [
  'analyze product, variant',
  `select refresh_products(array_agg(id)) from (
     select id, row_number() over (order by id) / 500 as batch
     from (select distinct t.id from import_product t join import_change c using (code)) touched
   ) batches group by batch`,
]
