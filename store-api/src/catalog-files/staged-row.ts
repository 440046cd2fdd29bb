/** Product columns of our own format; texts come in pairs of languages. */
export const PRODUCT_COLUMNS = [
  'slug',
  'kind',
  'status',
  'name_ar',
  'name_en',
  'description_ar',
  'description_en',
  'category',
  'brand',
  'club',
  'season',
  'kit_type',
  'gender',
  'published_at',
  'material_ar',
  'material_en',
  'fit_ar',
  'fit_en',
  'care_ar',
  'care_en',
] as const
export const VARIANT_COLUMNS = ['color', 'size', 'sku', 'barcode', 'price', 'compare_at_price'] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]
export type Column = ProductColumn | (typeof VARIANT_COLUMNS)[number]

/** Separates list entries while rows are staged; no text contains it. */
export const UNIT = '\u001f'

export interface StagedImage {
  /** `image:<id>` for an existing picture, a file name or an http(s) URL. */
  source: string
  /** Slug of a colour; null when the picture shows the product in any colour. */
  color: string | null
  alt_ar: string | null
  alt_en: string | null
}

/** A parsed row of a file; empty cells are null. Categories, brands, clubs, seasons, colours and sizes are slugs. */
export interface StagedRow {
  line: number
  code: string
  /** The language of a file with texts in one language only. */
  language: 'ar' | 'en' | null
  product: Partial<Record<ProductColumn, string | null>>
  sku: string | null
  barcode: string | null
  color: string | null
  size: string | null
  /** Piastres. */
  price: number | null
  compareAtPrice: number | null
  /** Stock by branch id. */
  stock: Record<number, number>
  images: StagedImage[]
  parts: { code: string; quantity: number }[]
}
