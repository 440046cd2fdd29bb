import type { ProductListQuery, SearchNote } from './search.schema.ts'

/** Returns the filters of a note as parameters of the list. */
export function parametersOf(filters: SearchNote['filters']): ProductListQuery {
  const values = Map.groupBy(filters, ({ field }) => field)
  const parameters = [...values].map(([field, of]) => {
    const [first] = of
    if (field === 'priceFrom' || field === 'priceTo') return [field, Number(first?.value)]
    return [field, field === 'offers' || field === 'inStock' ? true : of.map(({ value }) => value)]
  })
  return Object.fromEntries(parameters) as ProductListQuery
}
