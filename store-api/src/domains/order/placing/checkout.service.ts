import type { CartWithLines } from '#src/domains/cart/cart.queries.ts'
import { findPlace, getDeliveryQuote, type Place } from '#src/domains/location/location.service.ts'
import type { DeliveryQuote } from '#src/domains/location/location.schema.ts'
import type { AddressDocument, ClientDocument } from '#src/db/tables/cart.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'

/** A cart that has everything an order needs. */
export interface CheckoutCart extends CartWithLines {
  client: ClientDocument
  address: AddressDocument
  place: Place
  quote: DeliveryQuote
  /** Piastres. */
  fee: number
}

/**
 * Throws what is missing, in the order of the checkout: CART_CHANGED, CART_EMPTY, CLIENT_REQUIRED, ADDRESS_REQUIRED,
 * REGION_NOT_DELIVERABLE.
 */
export async function requireCheckout(context: Context, cart: CartWithLines, expectedRevision: number): Promise<CheckoutCart> {
  const { client, address } = cart
  if (cart.revision !== expectedRevision) throw new ApiError('CART_CHANGED')
  if (cart.lines.length === 0) throw new ApiError('CART_EMPTY')
  if (!client) throw new ApiError('CLIENT_REQUIRED')
  const place = address && (await findPlace(context, address))
  if (!address || !place) throw new ApiError('ADDRESS_REQUIRED')
  const quote = await getDeliveryQuote(context, { region: address.regionId })
  if (!quote.deliverable || quote.fee === null)
    throw new ApiError('REGION_NOT_DELIVERABLE', { fields: { regionId: [{ rule: 'deliverable' }] } })
  return { ...cart, client, address, place, quote, fee: quote.fee }
}
