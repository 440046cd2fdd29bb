import { LRUCache } from 'lru-cache'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { selectAvailabilityOfProducts } from './availability.queries.ts'
import { type CampaignTime, selectCampaignTimes, selectProductId } from './catalog.queries.ts'
import { parseIdOrSlug } from './catalog.service.ts'
import { readChanges } from '#src/change-log.ts'
import { keepRows } from './product-row-cache.ts'
import { averageOf, findCards } from './product-card.service.ts'
import { bandOf } from './stock-band.ts'
import type { ProductCard } from './catalog.schema.ts'
import type { BranchBand, BundlePart, ProductDetail, ReviewSummary, Variant } from './product-detail.schema.ts'
import { findByFormerSlug } from './former.service.ts'
import { picture } from './picture.service.ts'
import { type DetailRow, selectDetails } from './product-detail.queries.ts'
import { type BundlePartRow, selectBundleParts, selectVariantsOfProducts, type VariantRow } from './variant.queries.ts'
import { productShareAddress } from './share.service.ts'
import { variantOf } from './variant.service.ts'

/** Rows behind the page of a product, besides its card; a bundle needs those of its parts too. */
interface PageRows {
  detail: DetailRow
  variants: VariantRow[]
  parts: BundlePartRow[]
  /** Stock bands of each variant. */
  bands: Map<number, BranchBand[]>
  campaigns: CampaignTime[]
}

const findPageRows = keepRows(1_000, async (db, language, ids): Promise<Map<number, PageRows>> => {
  const [details, variants, parts, stock, campaigns] = await Promise.all([
    selectDetails(db, language, ids),
    selectVariantsOfProducts(db, language, ids),
    selectBundleParts(db, ids),
    selectAvailabilityOfProducts(db, ids),
    selectCampaignTimes(db),
  ])
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)
  const stockOf = Map.groupBy(stock, ({ variant_id }) => variant_id)
  const partsOf = Map.groupBy(parts, ({ bundle_id }) => bundle_id)
  return new Map(
    details.map((detail) => {
      const own = variantsOf.get(detail.id) ?? []
      const bands = new Map(own.map(({ id }) => [id, (stockOf.get(id) ?? []).map(bandOf)]))
      return [detail.id, { detail, variants: own, parts: partsOf.get(detail.id) ?? [], bands, campaigns }]
    }),
  )
})

/**
 * Returns a visible product by id, slug or former slug, with the availability of its variants. Throws NOT_FOUND, GONE.
 */
export async function getProduct(context: Context, idOrSlug: string): Promise<ProductDetail> {
  const id = await findProductId(context, idOrSlug)
  const [product] = await findDetails(context, [id])
  const page = (await findPageRows(context, [id])).get(id)
  if (!product || !page) throw new ApiError('NOT_FOUND')
  return {
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, branches: page.bands.get(variant.id) ?? [] })),
  }
}

/** Ids by slug, current or not: the card says whether one still holds. */
const idsOfSlugs = new LRUCache<string, number>({ max: 5_000 })

/**
 * Awaits `readChanges`, then returns the id of a visible product by id, slug or former slug. Throws NOT_FOUND; GONE
 * when it is hidden.
 */
export async function findProductId(context: Context, idOrSlug: string): Promise<number> {
  const { db } = context
  const key = parseIdOrSlug(idOrSlug)
  const id = 'slug' in key ? idsOfSlugs.get(key.slug) : key.ids[0]
  await readChanges(db)
  const card = id !== undefined && (await findCards(context, [id])).get(id)
  if (card && (!('slug' in key) || card.slug === key.slug)) return card.id
  const found = await selectProductId(db, key)
  if (found !== undefined && 'slug' in key) idsOfSlugs.set(key.slug, found)
  return found ?? findByFormerSlug(db, 'product', key, (moved) => selectProductId(db, moved))
}

/** Returns the products with these ids in their order, without hidden and unknown ones. */
export async function listProductDetails(context: Context, ids: number[]): Promise<ProductDetail[]> {
  await readChanges(context.db)
  return findDetails(context, ids)
}

/** Like listProductDetails, for callers that have awaited `readChanges`. */
async function findDetails(context: Context, ids: number[]): Promise<ProductDetail[]> {
  const pages = await findPageRows(context, ids)
  const partIds = [...pages.values()].flatMap(({ parts }) => parts.map(({ product_id }) => product_id))
  const [partPages, cards] = await Promise.all([
    findPageRows(context, partIds),
    findCards(context, [...ids, ...partIds]),
  ])
  const variantsOf = (page: PageRows | undefined) => (page?.variants ?? []).map((row) => variantOf(row, context))
  return ids.flatMap((id) => {
    const [page, card] = [pages.get(id), cards.get(id)]
    if (!page || !card) return []
    // Without hidden parts: the bundle is not available then and shows as sold out.
    const parts = page.parts.flatMap(({ position, quantity, product_id }) => {
      const product = cards.get(product_id)
      return product ? [{ position, quantity, product, variants: variantsOf(partPages.get(product_id)) }] : []
    })
    const offerEndsAt = card.compareAtPrice === null ? null : campaignEnd(page.campaigns, context.now())
    const shareImage = productShareAddress(card, context.language)
    return [{ ...detailOf(page.detail, card, variantsOf(page), parts), shareImage, offerEndsAt }]
  })
}

/** Returns the end of the current campaign; of several that of the last one to start. */
function campaignEnd(campaigns: CampaignTime[], now: Date): string | null {
  return campaigns.find(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)?.ends_at.toISOString() ?? null
}

function detailOf(
  row: DetailRow,
  card: ProductCard,
  variants: Variant[],
  parts: BundlePart[],
): Omit<ProductDetail, 'shareImage' | 'offerEndsAt'> {
  const { gallery: pictures, stars, fitVotes, latestReviews, ...same } = row
  const gallery = pictures.map(({ imageId, alt, colorId, view }) => ({ image: picture(imageId, alt), colorId, view }))
  return { ...card, ...same, gallery, variants, parts, reviewSummary: summaryOf({ stars, fitVotes, latestReviews }) }
}

function summaryOf({
  stars,
  fitVotes,
  latestReviews,
}: Pick<DetailRow, 'stars' | 'fitVotes' | 'latestReviews'>): ReviewSummary {
  const count = stars.reduce((sum, n) => sum + n, 0)
  const total = stars.reduce((sum, n, i) => sum + n * (i + 1), 0)
  return { average: averageOf(total, count), count, stars, fit: fitVotes, latest: latestReviews }
}
