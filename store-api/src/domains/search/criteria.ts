import type { ProductListQuery } from './search.schema.ts'

/** The filters of a list: any value of a filter, all filters. Slugs; prices in piastres. */
export interface Criteria extends Omit<ProductListQuery, 'ids' | 'sort' | 'first' | 'after' | 'facets'> {
  kind?: 'simple' | 'bundle'
}

/** Filters on the product: one value or none. */
export const productFilters = ['category', 'subCategory', 'club', 'brand', 'season', 'kitType', 'gender'] as const
/** Filters on variants: one variant must match all of them. */
export const variantFilters = ['color', 'size', 'branch'] as const

export type ProductFilter = (typeof productFilters)[number]
export type VariantFilter = (typeof variantFilters)[number]
export type ListFilter = ProductFilter | VariantFilter
