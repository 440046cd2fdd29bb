import type { ProductListQuery } from './search.schema.ts'

/** What a list is narrowed to: any of the values of a filter, all of the filters. Slugs; prices in piastres. */
export interface Criteria extends Omit<ProductListQuery, 'ids' | 'sort' | 'first' | 'after' | 'facets'> {
  kind?: 'simple' | 'bundle'
}

/** Filters on what a product is: one value, or none. */
export const productFilters = ['category', 'subCategory', 'club', 'brand', 'season', 'kitType', 'gender'] as const
/** Filters on what its variants are: one variant must pass all of them. */
export const variantFilters = ['color', 'size', 'branch'] as const

export type ProductFilter = (typeof productFilters)[number]
export type VariantFilter = (typeof variantFilters)[number]
export type ListFilter = ProductFilter | VariantFilter
