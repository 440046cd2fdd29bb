import { getCampaign, keyOf } from './catalog.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { selectAvailabilityOfProduct } from './availability.queries.ts'
import { averageOf, listCards } from './product-card.service.ts'
import { bandOf } from './stock-band.ts'
import { selectProductId } from './catalog.queries.ts'
import type { BundlePart, ProductCard, ProductDetail, ReviewSummary, Variant } from './catalog.schema.ts'
import { movedTo } from './former.service.ts'
import { picture } from './picture.service.ts'
import { type DetailRow, selectDetails } from './product-detail.queries.ts'
import { type BundlePartRow, selectBundleParts, selectVariantsOfProducts } from './variant.queries.ts'
import { productShareAddress } from './share.service.ts'
import { variantOf } from './variant.service.ts'

/** Returns a visible product by id, slug or former slug, with the availability of its variants. Throws NOT_FOUND, GONE. */
export async function getProduct(context: Context, idOrSlug: string): Promise<ProductDetail> {
  const id = await findProductId(context, idOrSlug)
  const [[product], stock] = await Promise.all([listProductDetails(context, [id]), selectAvailabilityOfProduct(context.db, id)])
  if (!product) throw new ApiError('NOT_FOUND')
  const shelves = Map.groupBy(stock, ({ variant_id }) => variant_id)
  const variants = product.variants.map((variant) => ({ ...variant, branches: (shelves.get(variant.id) ?? []).map(bandOf) }))
  return { ...product, variants }
}

/** Returns the id of a visible product by id, slug or former slug. Throws NOT_FOUND; GONE when it is hidden. */
export async function findProductId({ db }: Context, idOrSlug: string): Promise<number> {
  const key = keyOf(idOrSlug)
  return (await selectProductId(db, key)) ?? movedTo(db, 'product', key, (found) => selectProductId(db, found))
}

/** Returns the products with these ids in their order, without hidden and unknown ones, in five statements. */
export async function listProductDetails(context: Context, ids: number[]): Promise<ProductDetail[]> {
  const [details, parts] = await Promise.all([
    selectDetails(context.db, context.language, ids),
    selectBundleParts(context.db, ids),
  ])
  const all = [...new Set([...details.map(({ id }) => id), ...parts.map(({ product_id }) => product_id)])]
  const [cards, rows, campaign] = await Promise.all([
    listCards(context, all),
    selectVariantsOfProducts(context.db, context.language, all),
    getCampaign(context),
  ])
  const variants = Map.groupBy(
    rows.map((row) => variantOf(row, context)),
    ({ productId }) => productId,
  )
  const byId = new Map(details.map((detail) => [detail.id, detail]))
  return ids.flatMap((id) => {
    const [detail, card] = [byId.get(id), cards.get(id)]
    if (!detail || !card) return []
    const ofBundle = parts.filter(({ bundle_id }) => bundle_id === id)
    const described = detailOf(detail, card, variants.get(id) ?? [], partsOf(ofBundle, cards, variants))
    const offerEndsAt = card.compareAtPrice === null ? null : (campaign?.endsAt ?? null)
    return [{ ...described, shareImage: productShareAddress(card, context.language), offerEndsAt }]
  })
}

function detailOf(row: DetailRow, card: ProductCard, variants: Variant[], parts: BundlePart[]): Omit<ProductDetail, 'shareImage' | 'offerEndsAt'> {
  const { gallery: pictures, stars, fitVotes, latestReviews, ...same } = row
  const gallery = pictures.map(({ imageId, alt, colorId, view }) => ({ image: picture(imageId, alt), colorId, view }))
  return { ...card, ...same, gallery, variants, parts, reviewSummary: summaryOf({ stars, fitVotes, latestReviews }) }
}

function summaryOf({ stars, fitVotes, latestReviews }: Pick<DetailRow, 'stars' | 'fitVotes' | 'latestReviews'>): ReviewSummary {
  const count = stars.reduce((sum, n) => sum + n, 0)
  const total = stars.reduce((sum, n, i) => sum + n * (i + 1), 0)
  return { average: averageOf(total, count), count, stars, fit: fitVotes, latest: latestReviews }
}

/** Leaves out hidden parts: the bundle is not available then and shows as sold out. */
function partsOf(rows: BundlePartRow[], cards: Map<number, ProductCard>, variants: Map<number, Variant[]>): BundlePart[] {
  return rows.flatMap(({ position, quantity, product_id }) => {
    const product = cards.get(product_id)
    return product ? [{ position, quantity, product, variants: variants.get(product_id) ?? [] }] : []
  })
}
