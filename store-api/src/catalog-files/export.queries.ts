import type { Client } from 'pg'

export interface ExportVariant {
  color: string | null
  size: string | null
  sku: string
  barcode: string
  price: number
  compareAtPrice: number | null
  /** Stock by branch slug. */
  stock: Record<string, number> | null
}

export interface ExportImage {
  id: string
  color: string | null
  alt_ar: string
  alt_en: string
}

/** A product with all its columns; variants sorted by colour and size. */
export interface ExportProduct {
  id: number
  fields: Record<string, string | string[] | null>
  parts: { code: string; quantity: number }[] | null
  images: ExportImage[] | null
  variants: ExportVariant[] | null
}

export async function selectBranches(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>('select slug from branch order by position, id')
  return rows.map(({ slug }) => slug)
}

/** Selects the next products after the id `last`. */
export async function selectProducts(client: Client, last: number, limit: number): Promise<ExportProduct[]> {
  const { rows } = await client.query<ExportProduct>(
    `select p.id,
      jsonb_build_object(
        'code', p.code, 'slug', p.slug, 'kind', p.kind, 'status', p.status, 'name_ar', p.name_ar, 'name_en', p.name_en,
        'description_ar', p.description_ar, 'description_en', p.description_en,
        'category', g.slug, 'brand', b.slug, 'club', u.slug,
        'season', n.slug, 'kit_type', p.kit_type, 'gender', p.gender,
        'published_at', to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'material_ar', p.material_ar, 'material_en', p.material_en, 'fit_ar', p.fit_ar, 'fit_en', p.fit_en,
        'care_ar', p.care_ar, 'care_en', p.care_en
      ) as fields,
      parts.list as parts, images.list as images, variants.list as variants
    from product p
    join category g on g.id = p.category_id
    left join brand b on b.id = p.brand_id
    left join club u on u.id = p.club_id
    left join season n on n.id = p.season_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('code', q.code, 'quantity', part.quantity) order by part.position) as list
      from bundle_part part join product q on q.id = part.product_id where part.bundle_id = p.id
    ) parts
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', i.image_id, 'color', c.slug, 'alt_ar', i.alt_ar, 'alt_en', i.alt_en)
        order by i.position) as list
      from product_image i left join color c on c.id = i.color_id where i.product_id = p.id
    ) images
    cross join lateral (
      select jsonb_agg(jsonb_build_object('color', c.slug, 'size', z.slug, 'sku', v.sku, 'barcode', v.barcode, 'price', v.price,
        'compareAtPrice', v.compare_at_price, 'stock', levels.list)
        order by pc.position nulls first, z.position nulls first, v.id) as list
      from variant v
      left join color c on c.id = v.color_id
      left join size z on z.id = v.size_id
      left join product_color pc on pc.product_id = v.product_id and pc.color_id = v.color_id
      cross join lateral (
        select jsonb_object_agg(branch.slug, s.on_hand) as list
        from branch_stock s join branch on branch.id = s.branch_id where s.variant_id = v.id
      ) levels
      where v.product_id = p.id
    ) variants
    where p.id > $1 order by p.id limit $2`,
    [last, limit],
  )
  return rows
}
