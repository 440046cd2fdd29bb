import type { Client } from 'pg'
import type { Problem, Problems } from './problems.ts'
import { PRODUCT_COLUMNS } from './staged-row.ts'

/** Maximum number of listed problems of one kind; the rest is counted. */
const LISTED = 201

/** Queries that return rows of line, column and message. */
const checks = {
  differing: `
    select r.line, given.name as "column", 'differs from an earlier row of ' || r.code as message
    from import_product t
    join import_row r using (code)
    cross join lateral (
      values ${PRODUCT_COLUMNS.map((column) => `('${column}', r.${column}::text)`).join(', ')}
    ) given (name, value)
    join lateral (
      select case given.name ${PRODUCT_COLUMNS.map((column) => `when '${column}' then q.${column}::text`).join(' ')} end as value
      from import_row q where q.code = r.code and q.line < r.line
    ) earlier on earlier.value <> given.value
    where t.differs group by 1, 2, 3`,
  wanting: ['name_ar', 'name_en', 'category']
    .map(
      (column) =>
        `select line, '${column}' as "column", 'is empty, and the product is new' as message
     from import_product where coalesce(${column}, '') = ''`,
    )
    .join(' union all '),
  kinds: `
    select t.line, 'kind' as "column", 'is ' || p.kind || ' and cannot become ' || t.kind as message
    from import_product t join product p on p.id = t.id where p.kind <> t.kind
    union all select line, 'parts', 'is empty, and a new bundle needs parts' from import_product
      where id is null and kind = 'bundle' and parts is null
    union all select line, 'parts', 'only a bundle has parts' from import_product where kind = 'simple' and parts is not null`,
  slugs: `
    select t.line, 'slug' as "column", t.slug || ' is the address of ' || p.code as message
    from import_product t join product p on p.slug = t.slug and p.code <> t.code
    union all select line, 'slug', slug || ' is the address of another product of the file'
      from (select *, row_number() over (partition by slug order by line) as n from import_product) same where n > 1`,
  skus: `
    select v.line, 'sku' as "column", v.sku || ' stands in an earlier row' as message
    from (select *, row_number() over (partition by sku order by line) as n from import_variant) v where n > 1
    union all select v.line, 'sku', v.sku || ' belongs to ' || p.code
      from import_variant v join product p on p.id = v.old_product_id where p.code <> v.code
    union all select t.line, 'sku', 'is empty, and the product is new' from import_product t
      where t.id is null and not exists (select from import_variant v where v.code = t.code)`,
  prices: `
    select line, 'price' as "column", 'is empty, and the variant is new' as message from import_variant where price is null
    union all select line, 'compare_at_price', 'must be more than the price' from import_variant where compare_at_price <= price`,
  barcodes: `
    select v.line, 'barcode' as "column", v.barcode || ' is the barcode of ' || o.sku as message
    from import_variant v join variant o on o.barcode = v.barcode and o.sku <> v.sku
    union all select line, 'barcode', barcode || ' stands in an earlier row'
      from (
        select *, row_number() over (partition by barcode order by line) as n from import_variant where barcode is not null
      ) v where n > 1`,
  twins: `
    select line, 'size' as "column", sku || ' has the colour and size of ' || first as message
    from (
      select line, sku, first_value(sku) over same as first, row_number() over same as at
      from (
        select line, code, sku, color_id, size_id from import_variant
        union all
        select null, t.code, v.sku, v.color_id, v.size_id from import_product t join variant v on v.product_id = t.id
        where not exists (select from import_variant i where i.sku = v.sku)
      ) all_of_them
      window same as (partition by code, color_id, size_id order by line nulls first)
    ) counted where at > 1 and line is not null`,
  parts: `
    select i.line, 'parts' as "column", i.part_code || case when coalesce(t.kind, p.kind) is null then ' is no product'
      else ' is a bundle itself' end as message
    from import_part i left join import_product t on t.code = i.part_code left join product p on p.code = i.part_code
    where coalesce(t.kind, p.kind) is distinct from 'simple'`,
  stock: `
    select i.line, 'stock:' || b.slug as "column", 
      i.on_hand || ' is less than the ' || i.reserved || ' that orders wait for' as message
    from import_stock i join branch b on b.id = i.branch_id where i.on_hand < i.reserved`,
  pictures: `
    select line, 'images' as "column", source || ' is no picture of the shop' as message
    from import_picture where image_id is null and source like 'image:%'`,
}

/** Finds conflicts among rows, and between rows and the shop. `title` returns the file's title of a column. */
export async function findProblems(
  client: Client,
  problems: Problems,
  title: (column: string) => string,
): Promise<void> {
  for (const check of Object.values(checks)) {
    const { rows } = await client.query<Problem>(`select * from (${check}) found order by line limit ${LISTED}`)
    for (const { line, column, message } of rows) problems.add(line, title(column), message)
  }
}

/**
 * Finds sizes that are missing from the product's size chart. A warning, not a problem: the product can be sold, and
 * its page shows the size without measures.
 */
export async function findWarnings(client: Client, title: (column: string) => string): Promise<Problem[]> {
  const { rows } = await client.query<Problem>(`
    select lacking.line, 'size' as "column", lacking.slug || ' has no row in the size chart ' || chart.slug as message
    from import_product t
    left join category on category.slug = t.category
    left join brand on brand.slug = t.brand
    cross join lateral (
      select array_agg(size_id) as sizes from (
        select v.size_id from import_variant v where v.code = t.code
        union
        select v.size_id from variant v where v.product_id = t.id and not exists (select from import_variant i where i.id = v.id)
      ) sold
    ) sold
    cross join lateral size_chart_for(category.id, brand.id, t.gender, sold.sizes) chart
    cross join lateral (
      select min(v.line) as line, size.slug from import_variant v join size on size.id = v.size_id
      where v.code = t.code and not chart.rows @> jsonb_build_array(jsonb_build_object('size', size.slug))
      group by size.slug
    ) lacking
    order by 1, 3 limit ${LISTED - 1}`)
  return rows.map(({ line, column, message }) => ({ line, column: title(column), message }))
}
