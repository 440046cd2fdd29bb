import { MOST_OF_LINE } from './line-quantity.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'

/** What the buy-now page buys, as its URL says. */
export type BuyNowChoice = { variantId: string; quantity: number; parts: string[] | null; couponCode: string | null }

const ID = /^[1-9]\d{0,14}$/

/**
 * Reads `?variant=&qty=&parts=1,2&coupon=`, whose ids are numbers; undefined unless a variant is named and the rest
 * makes sense.
 */
export function readBuyNowChoice(search: URLSearchParams): BuyNowChoice | undefined {
  const variantId = search.get('variant') ?? ''
  const quantity = Number(search.get('qty') ?? '1')
  const parts = search.get('parts')?.split(',') ?? null
  const couponCode = search.get('coupon')?.trim().slice(0, 40) || null
  const sound = ID.test(variantId) && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_LINE
  if (!sound || !(parts ?? []).every((id) => ID.test(id))) return undefined
  return { variantId: `Variant_${variantId}`, quantity, parts: parts?.map((id) => `Variant_${id}`) ?? null, couponCode }
}

/**
 * Returns the path of the buy-now page of a product; without a variant the page asks for one first. `branchId` chooses
 * pick-up in this branch.
 */
export function purchasePath(
  slug: string,
  choice: Partial<Omit<BuyNowChoice, 'parts'>> & { parts?: readonly string[] | null } = {},
  branchId?: string,
): string {
  const { variantId, quantity = 1, parts, couponCode } = choice
  const search = new URLSearchParams(variantId ? { variant: numberOf(variantId) } : {})
  if (quantity > 1) search.set('qty', String(quantity))
  if (couponCode) search.set('coupon', couponCode)
  if (branchId) search.set('branch', numberOf(branchId))
  const list = parts?.length ? `${search.size > 0 ? '&' : ''}parts=${parts.map(numberOf).join(',')}` : ''
  const query = search.toString() + list
  return `/products/purchase-product/${encodeURIComponent(slug)}${query ? `?${query}` : ''}`
}

/** Reads `?branch=`, the branch where the product is collected; '' without one. */
export function readPickupBranch(search: URLSearchParams): string {
  const id = search.get('branch') ?? ''
  return ID.test(id) ? `Branch_${id}` : ''
}

/** Where the guard `order` redirects without a choice that can be bought (docs/rules/cart.md#guard-order). */
export function choosePath(slug: string): string {
  return `${productPath(slug)}?choose=1`
}
