import type { Client } from 'pg'
import type { Format } from './format.ts'
import type { Names } from './names.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from './staged-row.ts'

/** Product fields that store an id for a slug in the file. */
export const REFERENCES = { category: 'category_id', brand: 'brand_id', club: 'club_id', season: 'season_id' } as const
const DEFAULTS: Partial<Record<ProductColumn, string>> = {
  kind: `case when g.parts is null then 'simple' else 'bundle' end`,
  status: `'online'`,
  description_ar: `''`,
  description_en: `''`,
  published_at: 'now()',
  care_ar: `'{}'`,
  care_en: `'{}'`,
}
/** Required fields: an empty cell leaves them unchanged. */
const KEPT: readonly ProductColumn[] = ['slug', 'kind', 'status', 'name_ar', 'name_en', 'category', 'published_at']

type Says = Pick<Format, 'columns' | 'clears'>

/** Inserts the new brands and clubs of the file (id 0). */
export async function insertMissingNames(client: Client, names: Names): Promise<number> {
  let count = 0
  for (const table of ['brand', 'club'] as const) {
    const fresh = names[table].all.filter(({ id }) => id === 0)
    count += fresh.length
    if (fresh.length === 0) continue
    const more =
      table === 'club' ? [', kind, emblem', `, 'club', '{"pattern": "solid", "colors": ["#8d929b"]}'`] : ['', '']
    await client.query(
      `insert into ${table} (slug, name_ar, name_en, position ${more[0]})
       select slug, name, name, (select coalesce(max(position), 0) from ${table}) + n ${more[1]}
       from unnest($1::text[], $2::text[]) with ordinality as fresh (slug, name, n)`,
      [fresh.map(({ slug }) => slug), fresh.map((each) => each.names[0])],
    )
  }
  return count
}

/**
 * Creates the target state from the rows, in the temporary tables import_product, import_variant, import_stock,
 * import_part and import_picture (each picture once; import_image holds its place). Columns that the file lacks are
 * copied from the shop.
 */
export async function makeTargets(client: Client, says: Says): Promise<void> {
  await client.query(`
    create temp table import_product on commit drop as
    select g.code, g.line, p.id, ${PRODUCT_COLUMNS.map((column) => productField(column, says)).join(',\n')}, g.parts, g.differs
    from (
      select code, min(line) as line, min(language) as language, min(parts::text)::jsonb as parts,
        ${PRODUCT_COLUMNS.map((column) => `min(${column}) as ${column}`).join(', ')},
        ${PRODUCT_COLUMNS.map((column) => `coalesce(min(${column}) <> max(${column}), false)`).join(' or ')} as differs
      from import_row group by code
    ) g
    left join product p on p.code = g.code
    ${Object.entries(REFERENCES)
      .map(
        ([table, id]) => `left join ${table} on ${table}.slug = g.${table}
      left join ${table} old_${table} on old_${table}.id = p.${id}`,
      )
      .join('\n')}
    order by g.line;
    create unique index on import_product (code);
    create index on import_product (id);
    analyze import_product
  `)
  await makeSlugs(client)
  await client.query(`
    create temp table import_variant on commit drop as
    select r.line, r.code, r.sku, v.id, v.product_id as old_product_id, r.barcode is null and v.id is null as unnamed,
      ${says.columns.has('color') ? 'c.id' : 'v.color_id'} as color_id,
      ${says.columns.has('size') ? 'z.id' : 'v.size_id'} as size_id,
      coalesce(r.barcode, v.barcode) as barcode, coalesce(r.price, v.price) as price,
      ${says.columns.has('compare_at_price') ? 'r.compare_at_price' : 'v.compare_at_price'} as compare_at_price, r.stock
    from import_row r
    left join variant v on v.sku = r.sku
    left join color c on c.slug = r.color
    left join size z on z.slug = r.size
    where r.sku is not null order by r.line;
    create index on import_variant (sku);
    create index on import_variant (code);
    create index on import_variant (id);
    analyze import_variant;

    create temp table import_stock on commit drop as
    select v.line, v.code, v.sku, v.id as variant_id, s.key::integer as branch_id, s.value::integer as on_hand,
      coalesce(b.on_hand, 0) as old, coalesce(b.reserved, 0) as reserved
    from import_variant v
    cross join lateral jsonb_each_text(v.stock) s
    left join branch_stock b on b.variant_id = v.id and b.branch_id = s.key::integer
    where s.value::integer <> coalesce(b.on_hand, 0);

    create temp table import_part on commit drop as
    select p.line, p.code, part.n, part.part_code, part.quantity
    from import_product p
    cross join lateral rows from (jsonb_to_recordset(p.parts) as (code text, quantity integer)) 
      with ordinality as part (part_code, quantity, n);

    create temp table import_image on commit drop as
    select distinct on (r.code, c.id, i.source) r.line, r.code, c.id as color_id, i.n, i.source, i.alt_ar, i.alt_en
    from import_row r
    cross join lateral rows from (jsonb_to_recordset(r.images) as (source text, color text, alt_ar text, alt_en text))
      with ordinality as i (source, color, alt_ar, alt_en, n)
    left join color c on c.slug = i.color
    order by r.code, c.id, i.source, r.line, i.n;
    create index on import_image (source);
    analyze import_image;

    create temp table import_picture on commit drop as
    select source, min(line) as line, (select id from image where 'image:' || image.id = source) as image_id
    from import_image group by source order by line;
    create index on import_picture (source)
  `)
}

function productField(column: ProductColumn, says: Says): string {
  return `${languageKept(column, valueOf(column, says))} as ${column}`
}

/** SQL of a column's value: references as slugs, lists as arrays. */
function valueOf(column: ProductColumn, { columns, clears }: Says): string {
  const old = column in REFERENCES ? `old_${column}.slug` : `p.${column}`
  const given = column.startsWith('care_') ? `string_to_array(g.${column}, chr(31))` : `g.${column}`
  const otherwise = DEFAULTS[column]
  const fallback = otherwise ? `, ${otherwise}` : ''
  if (!columns.has(column)) return `coalesce(${old}, ${given}${fallback})`
  return clears && !KEPT.includes(column)
    ? `coalesce(${given}${fallback || ', null'})`
    : `coalesce(${given}, ${old}${fallback})`
}

/** SQL that keeps the shop's text when the file has texts in the other language only. */
function languageKept(column: ProductColumn, value: string): string {
  const language = /_(ar|en)$/.exec(column)?.[1]
  return language
    ? `case when p.id is not null and g.language <> '${language}' then p.${column} else ${value} end`
    : value
}

/** Makes slugs for new products without one: from the English name, with the code when that slug is taken. */
async function makeSlugs(client: Client): Promise<void> {
  await client.query(`
    with plain as (
      select code, left(trim(both '-' from regexp_replace(lower(name_en), '[^a-z0-9]+', '-', 'g')), 70) as base,
        trim(both '-' from regexp_replace(lower(code), '[^a-z0-9]+', '-', 'g')) as tail
      from import_product where slug is null
    ), counted as (
      select code, base, tail, count(*) over (partition by base) > 1 or base !~ '[a-z]'
        or exists (select from product where product.slug = base)
        or exists (select from import_product q where q.slug = base) as taken
      from plain
    )
    update import_product p set slug = case when not taken then base else trim(both '-' from 'p-' || base || '-' || tail) end
    from counted where counted.code = p.code
  `)
}
