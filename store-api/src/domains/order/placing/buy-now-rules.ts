import type { AddressDocument, ClientDocument } from '#src/db/tables/cart.ts'
import { checkedAddress } from '#src/domains/cart/address.service.ts'
import { checkedClient } from '#src/domains/cart/client-rules.ts'
import { checkedQuantity } from '#src/domains/cart/quantity-rules.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { BuyNowBody } from './buy-now.schema.ts'
import { type CheckedRequest, checkedRequest } from './checkout-rules.ts'

export interface CheckedBuyNow extends CheckedRequest {
  variantId: number
  parts: number[]
  quantity: number
  seenPrice: number
  client: ClientDocument
  /** Null: the place of the address book. */
  address: AddressDocument | null
  addressId: number | null
}

/** Everything that is sent to buy at once; throws VALIDATION_FAILED with the faults of every part, paths as in the body. */
export async function checkedBuyNow(context: Context, body: BuyNowBody): Promise<CheckedBuyNow> {
  const { variantId, parts = [], expectedUnitPrice, acceptTerms, notes, address, addressId = null } = body
  const faults: Record<string, FieldRule[]> = {}
  const quantity = await part(faults, '', () => checkedQuantity(body.quantity, context.config.maxQuantity))
  const client = await part(faults, 'client.', () => checkedClient(body.client))
  const place = addressId === null ? await part(faults, 'address.', () => checkedAddress(context, address ?? {})) : null
  const request = await part(faults, '', () => checkedRequest({ expectedRevision: 1, acceptTerms, notes }))
  if (quantity === undefined || client === undefined || place === undefined || request === undefined)
    throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return { ...request, variantId, parts, quantity, seenPrice: expectedUnitPrice, client, address: place, addressId }
}

/** What one part of the form checks to; undefined when it has faults, which are put to the others. */
async function part<T>(faults: Record<string, FieldRule[]>, prefix: string, check: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fields) throw error
    for (const [name, rules] of Object.entries(error.fields)) faults[prefix + name] = rules
    return undefined
  }
}
