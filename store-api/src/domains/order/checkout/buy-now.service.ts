import type { AddressDocument, ContactDocument } from '#src/db/tables/cart.ts'
import { bookAddress } from '#src/domains/account/address-book/address.service.ts'
import { findCustomer, type SessionCustomer } from '#src/domains/account/session.service.ts'
import { findPickupBranch, listPickupBranches, pointOf } from '#src/domains/cart/cart-pickup.service.ts'
import type { PickupBranch } from '#src/domains/cart/cart-pickup.schema.ts'
import { couponOf, sumUp } from '#src/domains/cart/cart-sums.service.ts'
import { requireQuantity } from '#src/domains/cart/cart-line.service.ts'
import { emptyCart, viewCart } from '#src/domains/cart/cart-view.service.ts'
import type { CartWithLines } from '#src/domains/cart/cart.queries.ts'
import { requireContact } from '#src/domains/cart/cart.service.ts'
import type { Coupon } from '#src/domains/coupon/coupon-rules.ts'
import { findCoupon, viewUnknownCoupon } from '#src/domains/coupon/coupon.service.ts'
import { requireAddress } from '#src/domains/location/delivery-address.service.ts'
import { findLowestFreeFrom, getDeliveryQuote } from '#src/domains/location/location.service.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { PICKUP_QUOTE } from '#src/domains/order/order-destination.service.ts'
import type { BuyNowBody, BuyNowPickupQuery, BuyNowQuery, BuyNowQuote } from './buy-now.schema.ts'
import {
  requireIdempotencyKey,
  parseOrderForm,
  type PlacedOrder,
  placeInTransaction,
  placeOnce,
  requireCheckout,
} from './place-order.service.ts'
import { buyerOf, type CheckedRequest, writeOrder } from './write-order.service.ts'

/**
 * Returns the total of buying one product without a cart; fee and delivery days once the area or the governorate is
 * known. A quantity above the available one is reduced to it; an unknown branch is ignored, and a coupon that does not
 * apply says why. Throws NOT_FOUND for a hidden product and an unknown area, VARIANT_UNAVAILABLE, OUT_OF_STOCK.
 */
export async function quoteBuyNow(context: Context, query: BuyNowQuery): Promise<BuyNowQuote> {
  const line = (await viewCart(context, singleLineCart(query, 0))).lines[0]
  if (!line) throw new ApiError('NOT_FOUND')
  if (line.problem === 'VARIANT_UNAVAILABLE' || line.problem === 'OUT_OF_STOCK')
    throw new ApiError(line.problem, { available: 0 })
  const { product, variant, parts, available, unitPrice } = line
  const quantity = Math.min(line.quantity, available)
  const choice = [{ ...singleLine(query), quantity }]
  const pickup =
    query.pickupBranchId === undefined ? null : await findPickupBranch(context, choice, query.pickupBranchId)
  const { stateId, regionId } = query
  const isPlaced = stateId !== undefined || regionId !== undefined
  const delivery = pickup || !isPlaced ? null : await getDeliveryQuote(context, { state: stateId, region: regionId })
  const customer = await findCustomer(context)
  const found = await findTypedCoupon(context, query.couponCode, customer)
  const sums = await sumUp(context, [{ ...line, quantity, productId: product.id }], {
    user:
      found && !(found instanceof ApiError)
        ? { coupon: found, buyer: customer && { customerId: customer.id, mobile: customer.mobile } }
        : null,
    quote: pickup ? PICKUP_QUOTE : (delivery ?? { fee: null, freeFrom: await findLowestFreeFrom(context) }),
  })
  const coupon =
    found instanceof ApiError ? viewUnknownCoupon(context, query.couponCode ?? '', found) : couponOf(context, sums)
  return {
    product,
    variant,
    parts,
    quantity,
    available,
    unitPrice,
    ...sums.totals,
    coupon,
    freeDelivery: sums.freeDelivery,
    delivery,
    pickup: pickup && { ...pickup, missingLineIds: [] },
  }
}

/** Returns the branches where one product can be collected, nearest first (docs/rules/pickup.md#branches). */
export async function listBuyNowPickupBranches(context: Context, query: BuyNowPickupQuery): Promise<PickupBranch[]> {
  const branches = await listPickupBranches(context, [singleLine(query)], {
    point: pointOf(query),
    stateId: query.governorate,
  })
  // There is no line that a client could know by its id.
  return branches.map((branch) => ({ ...branch, missingLineIds: [] }))
}

/**
 * Places an order for one product; the cart does not change (docs/rules/cart.md#guard-order). One order per key, as
 * placeOrder: the key belongs to the customer, of guests to the mobile. Throws IDEMPOTENCY_KEY_REQUIRED,
 * VALIDATION_FAILED, NOT_FOUND for an entry of another customer's address book, and what placeOrder throws.
 */
export async function buyNow(
  context: Context,
  idempotencyKey: string | undefined,
  body: BuyNowBody,
): Promise<PlacedOrder> {
  const key = requireIdempotencyKey(idempotencyKey)
  const request = await parseBuyNow(context, body)
  const { contact, seenPrice, expectedRevision } = request
  const customer = await findCustomer(context)
  const coupon = await findTypedCoupon(context, body.couponCode ?? undefined, customer, contact.mobile)
  const scope = `buy-now:${customer?.id ?? contact.mobile}`
  const buyer = buyerOf(context, customer, contact.mobile)
  const contents = body.couponCode ? { ...request, couponCode: body.couponCode } : request
  return placeInTransaction(context, { code: body.code, mobile: contact.mobile }, (inside, code) =>
    placeOnce(inside, { scope, key, contents, source: buyer }, async (id) => {
      if (coupon instanceof ApiError) throw coupon
      const { pickupBranchId } = request
      const address =
        pickupBranchId === null ? (request.address ?? (await bookAddress(inside, request.addressId ?? 0))) : null
      const cart = {
        ...singleLineCart(request, seenPrice),
        contact,
        address,
        pickupBranchId,
        couponId: coupon?.id ?? null,
      }
      return writeOrder(inside, await requireCheckout(inside, cart, expectedRevision), request, {
        id,
        buyer,
        customer,
        code,
      })
    }),
  )
}

/**
 * Returns the coupon of a typed code, or its refusal at `coupon`; null without a code. Must be called outside of a
 * transaction.
 */
async function findTypedCoupon(
  context: Context,
  code: string | undefined,
  customer: SessionCustomer | null,
  mobile: string | null = null,
): Promise<Coupon | ApiError | null> {
  if (!code?.trim()) return null
  return findCoupon(context, code, customer ? { customerId: customer.id } : { cartId: null, mobile }, 'coupon').catch(
    (error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    },
  )
}

/** Returns a cart of one line that is stored nowhere (decision 009). */
function singleLineCart(choice: SingleChoice, seenPrice: number): CartWithLines {
  const line = { ...singleLine(choice), seenPrice, price: seenPrice, isHidden: false, names: { ar: '', en: '' } }
  return { ...emptyCart, lines: [line] }
}

type SingleChoice = Pick<BuyNowQuery, 'variantId' | 'parts' | 'quantity'>

function singleLine({ variantId, parts = [], quantity = 1 }: SingleChoice) {
  return { id: 1, variantId, parts, quantity }
}

interface CheckedBuyNow extends CheckedRequest {
  variantId: number
  parts: number[]
  quantity: number
  seenPrice: number
  contact: ContactDocument
  /** Null when `addressId` names an entry of the address book, and for a pick-up. */
  address: AddressDocument | null
  addressId: number | null
  /** Null for delivery. */
  pickupBranchId: number | null
}

/** Validates the form of an order for one product. Throws VALIDATION_FAILED with every fault, paths as in the body. */
async function parseBuyNow(context: Context, body: BuyNowBody): Promise<CheckedBuyNow> {
  const {
    variantId,
    parts = [],
    expectedUnitPrice,
    acceptTerms,
    notes,
    address,
    addressId = null,
    pickupBranchId = null,
  } = body
  const faults: Record<string, FieldRule[]> = {}
  const quantity = await collectFaults(faults, '', () => requireQuantity(body.quantity, context.config.maxQuantity))
  const contact = await collectFaults(faults, 'contact.', () => requireContact(body.contact))
  const place =
    addressId === null && pickupBranchId === null
      ? await collectFaults(faults, 'address.', () => requireAddress(context, address ?? {}))
      : null
  const request = await collectFaults(faults, '', () => parseOrderForm({ expectedRevision: 1, acceptTerms, notes }))
  if (quantity === undefined || contact === undefined || place === undefined || request === undefined)
    throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return {
    ...request,
    variantId,
    parts,
    quantity,
    seenPrice: expectedUnitPrice,
    contact,
    address: place,
    addressId,
    pickupBranchId,
  }
}

/** Returns the value of one part of the form; adds its faults under `prefix` and returns undefined when it has some. */
async function collectFaults<T>(
  faults: Record<string, FieldRule[]>,
  prefix: string,
  check: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fields) throw error
    for (const [name, rules] of Object.entries(error.fields)) faults[prefix + name] = rules
    return undefined
  }
}
