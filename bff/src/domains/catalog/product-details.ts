import type { ProductCard, ProductDetail } from '#src/__generated__/rest.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import type { Product } from './catalog-models.ts'

type DetailField = Exclude<keyof ProductDetail, keyof ProductCard>
type DetailResolver<F extends DetailField> = (product: Product, _: unknown, context: GraphContext) => Promise<ProductDetail[F]>

/**
 * Resolvers of the fields that a list's product does not have: from the parent when it is the page's product, else by one batch for the
 * whole list. A field of `ProductDetail` that is missing here is a type error.
 */
export const detailResolvers: { [F in DetailField]: DetailResolver<F> } = {
  description: detail('description'),
  gender: detail('gender'),
  material: detail('material'),
  fit: detail('fit'),
  care: detail('care'),
  gallery: detail('gallery'),
  variants: detail('variants'),
  parts: detail('parts'),
  breadcrumbs: detail('breadcrumbs'),
  sizeChart: detail('sizeChart'),
  reviewSummary: detail('reviewSummary'),
  shareImage: detail('shareImage'),
  offerEndsAt: detail('offerEndsAt'),
}

function detail<F extends DetailField>(field: F): DetailResolver<F> {
  return async (product, _, { sources }) => ('variants' in product ? product : await sources.catalog.details(product.id))[field]
}
