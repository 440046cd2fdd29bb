import type { Client } from 'pg'
import { PRODUCT_COLUMNS } from './staged-row.ts'

/** A change by the file; `field` is null for a new row. */
export interface Change {
  line: number
  code: string
  sku: string | null
  field: string | null
  old: string | null
  new: string | null
}

export interface Counts {
  products: { new: number; changed: number; unchanged: number }
  variants: { new: number; changed: number; unchanged: number }
  /** Changed fields of existing products and variants. */
  fields: number
}

const OLD: Record<string, string> = {
  category: '(select slug from category where id = p.category_id)',
  brand: '(select slug from brand where id = p.brand_id)',
  club: '(select slug from club where id = p.club_id)',
  season: '(select slug from season where id = p.season_id)',
}

/** Compares the file with the shop: each difference becomes a row of import_change. */
export async function compare(client: Client): Promise<void> {
  const values = PRODUCT_COLUMNS.map(
    (column) => `('${column}', ${OLD[column] ?? `p.${column}::text`}, t.${column}::text)`,
  )
  await client.query(`
    create temp table import_change (line integer, code text, sku text, field text, old text, new text) on commit drop;

    insert into import_change (line, code) select line, code from import_product where id is null;
    insert into import_change
    select t.line, t.code, null, f.field, f.old, f.new
    from import_product t join product p on p.id = t.id
    cross join lateral (values ${values.join(', ')}) f (field, old, new)
    where f.old is distinct from f.new;

    insert into import_change (line, code, sku)
    select v.line, v.code, v.sku from import_variant v join import_product t using (code) where v.id is null and t.id is not null;
    insert into import_change
    select t.line, t.code, t.sku, f.field, f.old, f.new
    from import_variant t join variant v on v.id = t.id
    cross join lateral (values
      ('color', (select slug from color where id = v.color_id), (select slug from color where id = t.color_id)),
      ('size', (select slug from size where id = v.size_id), (select slug from size where id = t.size_id)),
      ('barcode', v.barcode, t.barcode),
      ('price', round(v.price / 100.0, 2)::text, round(t.price / 100.0, 2)::text),
      ('compare_at_price', round(v.compare_at_price / 100.0, 2)::text, round(t.compare_at_price / 100.0, 2)::text)
    ) f (field, old, new)
    where f.old is distinct from f.new;

    insert into import_change
    select i.line, i.code, i.sku, 'stock:' || b.slug, i.old::text, i.on_hand::text
    from import_stock i join branch b on b.id = i.branch_id where i.variant_id is not null;

    insert into import_change
    select t.line, t.code, null, 'parts', old.list, fresh.list
    from import_product t
    cross join lateral (
      select string_agg(part_code || '*' || quantity, ' | ' order by n) as list from import_part i where i.code = t.code
    ) fresh
    cross join lateral (
      select string_agg(q.code || '*' || part.quantity, ' | ' order by part.position) as list
      from bundle_part part join product q on q.id = part.product_id where part.bundle_id = t.id
    ) old
    where t.id is not null and t.parts is not null and fresh.list is distinct from old.list
  `)
}

/** Compares the pictures by colour, order and texts, once each is known. Completes missing texts. */
export async function comparePictures(client: Client): Promise<void> {
  await client.query(`
    create temp table import_gallery on commit drop as
    -- Two files may be one picture.
    select distinct on (i.code, i.color_id, k.image_id) i.line, i.code, t.id as product_id, i.color_id, i.n, k.image_id,
      coalesce(i.alt_ar, old.alt_ar, concat_ws('، ', t.name_ar, c.name_ar)) as alt_ar,
      coalesce(i.alt_en, old.alt_en, concat_ws(', ', t.name_en, c.name_en)) as alt_en
    from import_image i
    join import_picture k using (source)
    join import_product t using (code)
    left join color c on c.id = i.color_id
    left join lateral (
      select alt_ar, alt_en from product_image o
      where o.product_id = t.id and o.color_id is not distinct from i.color_id and o.image_id = k.image_id
      order by position limit 1
    ) old on true
    order by i.code, i.color_id, k.image_id, i.line, i.n;
    create index on import_gallery (code);
    analyze import_gallery;

    insert into import_change
    select line, code, null, concat_ws(' ', 'images', (select slug from color where id = fresh.color_id)), old.list, fresh.list
    from (
      select min(line) as line, code, product_id, color_id, string_agg(image_id, ' | ' order by line, n) as list,
        jsonb_agg(jsonb_build_array(image_id, alt_ar, alt_en) order by line, n) as whole
      from import_gallery where product_id is not null group by code, product_id, color_id
    ) fresh
    cross join lateral (
      select string_agg(image_id, ' | ' order by position) as list,
        jsonb_agg(jsonb_build_array(image_id, alt_ar, alt_en) order by position) as whole
      from product_image o where o.product_id = fresh.product_id and o.color_id is not distinct from fresh.color_id
    ) old
    where old.whole is distinct from fresh.whole;
    create index on import_change (code);
    analyze import_change
  `)
}

/** Returns the first changes, in the order of the file. */
export async function selectChanges(client: Client, limit: number): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    'select * from import_change order by line, sku collate "C" nulls first, field collate "C" limit $1',
    [limit],
  )
  return rows
}

export async function countChanges(client: Client): Promise<Counts> {
  const { rows } = await client.query<
    Record<
      'products' | 'newProducts' | 'changedProducts' | 'variants' | 'newVariants' | 'changedVariants' | 'fields',
      number
    >
  >(`
    select
      (select count(*) from import_product)::integer as products,
      (select count(*) from import_product where id is null)::integer as "newProducts",
      (
        select count(distinct c.code) from import_change c join import_product t using (code) where t.id is not null
      )::integer as "changedProducts",
      (select count(*) from import_variant)::integer as variants,
      (select count(*) from import_variant where id is null)::integer as "newVariants",
      (select count(distinct sku) from import_change where field is not null)::integer as "changedVariants",
      (select count(*) from import_change where field is not null)::integer as fields
  `)
  const [n] = rows
  const counted = (all = 0, fresh = 0, changed = 0) => ({ new: fresh, changed, unchanged: all - fresh - changed })
  return {
    products: counted(n?.products, n?.newProducts, n?.changedProducts),
    variants: counted(n?.variants, n?.newVariants, n?.changedVariants),
    fields: n?.fields ?? 0,
  }
}
