import type { ProductDetail } from '#src/__generated__/rest.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import type { Product } from './catalog-models.ts'

type DetailField = Exclude<keyof ProductDetail, 'id'>
type DetailResolvers<F extends DetailField> = {
  [K in F]: (product: Product, _: unknown, context: GraphContext) => ProductDetail[K] | Promise<ProductDetail[K]>
}

/** Resolvers for what only the product's own page has: from the parent when it has it, else by one batch for the whole list. */
export function detailResolvers<F extends DetailField>(fields: readonly F[]): DetailResolvers<F> {
  return Object.fromEntries(fields.map((field) => [field, detailResolver(field)])) as DetailResolvers<F>
}

function detailResolver<F extends DetailField>(field: F): DetailResolvers<F>[F] {
  return (product, _, { sources }) => {
    if (field in product) return (product as ProductDetail)[field]
    return sources.catalog.details(product.id).then((details) => details[field])
  }
}
