import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface CatalogTables {
  category: {
    id: Generated<number>
    parent_id: number | null
    slug: string
    name_ar: string
    name_en: string
    blurb_ar: Generated<string>
    blurb_en: Generated<string>
    position: Generated<number>
    /** Code of the product whose picture stands for it. */
    cover: string | null
  }
  brand: {
    id: Generated<number>
    slug: string
    name_ar: string
    name_en: string
    founded: number | null
    country_ar: string | null
    country_en: string | null
    about_ar: Generated<string>
    about_en: Generated<string>
    position: Generated<number>
  }
  club: {
    id: Generated<number>
    slug: string
    kind: 'club' | 'national'
    name_ar: string
    name_en: string
    founded: string | null
    founders_ar: string | null
    founders_en: string | null
    league_ar: string | null
    league_en: string | null
    nicknames_ar: string | null
    nicknames_en: string | null
    stadium_ar: string | null
    stadium_en: string | null
    kit_color_ar: string | null
    kit_color_en: string | null
    kit_supplier_id: number | null
    emblem: JSONColumnType<{ pattern: string; colors: string[] }>
    position: Generated<number>
  }
  season: { id: Generated<number>; slug: string; name: string; starts_on: string }
  color: {
    id: Generated<number>
    slug: string
    name_ar: string
    name_en: string
    hex: string
    position: Generated<number>
  }
  size: {
    id: Generated<number>
    slug: string
    kind: 'clothes' | 'kids' | 'shoes' | 'socks' | 'ball' | 'one'
    label_ar: string
    label_en: string
    position: Generated<number>
  }
  image: { id: string; art: JSONColumnType<Record<string, unknown>> | null; view: string; photo_id: string | null }
  photo: { id: string; bytes: Buffer; width: number; height: number }
  size_chart: {
    id: Generated<number>
    slug: string
    brand_id: number | null
    category_id: number | null
    kind: 'clothes' | 'kids' | 'shoes' | 'socks'
    gender: 'men' | 'women' | 'kids' | 'unisex' | null
    title_ar: string
    title_en: string
    how_ar: string
    how_en: string
    columns: JSONColumnType<{ key: string; ar: string; en: string }[]>
    rows: JSONColumnType<{ size: string; values: string[] }[]>
    source: string
  }
  product: {
    id: Generated<number>
    slug: string
    code: string
    kind: Generated<'simple' | 'bundle'>
    status: Generated<'online' | 'onlineComing' | 'hidden'>
    name_ar: string
    name_en: string
    description_ar: string
    description_en: string
    material_ar: string | null
    material_en: string | null
    fit_ar: string | null
    fit_en: string | null
    care_ar: Generated<string[]>
    care_en: Generated<string[]>
    category_id: number
    brand_id: number | null
    club_id: number | null
    season_id: number | null
    kit_type: 'home' | 'away' | 'third' | 'goalkeeper' | 'training' | 'retro' | null
    gender: 'men' | 'women' | 'kids' | 'unisex' | null
    published_at: ColumnType<Date, Date | string | undefined, Date | string>
    price_from: Generated<number>
    compare_at_from: number | null
    sold_count: Generated<number>
    rating_sum: Generated<number>
    rating_count: Generated<number>
    changed_at: Generated<Date>
  }
  former_address: {
    kind: 'product' | 'club' | 'brand' | 'category'
    slug: string
    thing_id: number
    at: Generated<Date>
  }
  product_color: { product_id: number; color_id: number; position: number }
  product_image: {
    product_id: number
    color_id: number | null
    position: number
    image_id: string
    alt_ar: string
    alt_en: string
  }
  variant: {
    id: Generated<number>
    product_id: number
    color_id: number | null
    size_id: number | null
    sku: string
    barcode: string
    price: number
    compare_at_price: number | null
  }
  bundle_part: { bundle_id: number; position: number; product_id: number; quantity: Generated<number> }
  product_pair: { product_id: number; other_id: number; orders: number }
  notify_request: {
    id: GeneratedAlways<number>
    product_id: number
    variant_id: number | null
    mobile: string
    language: 'ar' | 'en'
    created_at: Generated<Date>
    ready_at: Date | null
    told_at: Date | null
  }
}
