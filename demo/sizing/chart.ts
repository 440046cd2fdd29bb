import type { Tables } from 'store-api/src/db/tables.ts'
import { brandId, type BrandSlug } from '#demo/names/brands.ts'
import { categoryId, type CategorySlug } from '#demo/names/categories.ts'
import { size } from '#demo/names/sizes.ts'
import type { Pair } from '#demo/clubs/club.ts'

type Table = Tables['size_chart']

const columns = {
  eu: ['أوروبي', 'EU'],
  uk: ['بريطاني', 'UK'],
  us: ['أمريكي', 'US'],
  cm: ['طول القدم (سم)', 'Foot length (cm)'],
  chest: ['الصدر (سم)', 'Chest (cm)'],
  waist: ['الوسط (سم)', 'Waist (cm)'],
  hips: ['الأرداف (سم)', 'Hips (cm)'],
  height: ['الطول (سم)', 'Height (cm)'],
  palm: ['محيط الكف (سم)', 'Around the palm (cm)'],
  glove: ['رقم الجوانتي', 'Glove number'],
} as const satisfies Record<string, Pair>

export type Column = keyof typeof columns

export type ChartDraft = {
  slug: string
  kind: Table['kind']
  title: Pair
  how: Pair
  columns: Column[]
  /** A size's slug, then a value for each column. */
  rows: [size: string, ...values: string[]][]
  /** Whose figures these are, or by what rule they were made. */
  source: string
  brand?: BrandSlug
  gender?: NonNullable<Table['gender']>
  /** For things of this category alone. */
  category?: CategorySlug
}

/** A chart as a row. Throws when it names a size that the shop does not have, or lacks a value. */
export function chartRow({ title, how, columns: keys, rows, brand, gender, category, ...same }: ChartDraft) {
  return {
    ...same,
    brand_id: brandId(brand ?? null),
    gender: gender ?? null,
    category_id: category ? categoryId(category) : null,
    title_ar: title[0],
    title_en: title[1],
    how_ar: how[0],
    how_en: how[1],
    columns: keys.map((key) => ({ key, ar: columns[key][0], en: columns[key][1] })),
    rows: rows.map(([slug, ...values]) => {
      if (values.length !== keys.length) throw new Error(`the chart ${same.slug} lacks a value for ${slug}`)
      return { size: size(slug).slug, values }
    }),
  }
}
