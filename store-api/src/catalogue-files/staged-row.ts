/** Columns of a product as our own file names them; a product's texts come in pairs. */
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

/** Stands between the entries of a list while rows are staged; no text holds it. */
export const UNIT = '\u001f'

export interface StagedImage {
  /** `image:<id>` for a picture that the shop has, a file's name, or an http(s) address. */
  source: string
  /** Slug; null: the picture shows the product in any colour. */
  color: string | null
  alt_ar: string | null
  alt_en: string | null
}

/** One row of a file, understood: what is null was empty. Slugs name categories, brands, clubs, seasons, colours and sizes. */
export interface StagedRow {
  line: number
  code: string
  /** When the file has its texts in one language only: that language. */
  language: 'ar' | 'en' | null
  product: Partial<Record<ProductColumn, string | null>>
  sku: string | null
  barcode: string | null
  color: string | null
  size: string | null
  /** Piastres. */
  price: number | null
  compareAtPrice: number | null
  /** Pieces by the branch's id. */
  stock: Record<number, number>
  images: StagedImage[]
  parts: { code: string; quantity: number }[]
}
