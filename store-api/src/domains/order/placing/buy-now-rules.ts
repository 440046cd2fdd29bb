import type { AddressDocument, ContactDocument } from '#src/db/tables/cart.ts'
import { checkedContact, checkedQuantity } from '#src/domains/cart/cart-rules.ts'
import { checkedAddress } from '#src/domains/location/address.service.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { BuyNowBody } from './buy-now.schema.ts'
import { type CheckedRequest, checkedRequest } from './place-order.service.ts'

export interface CheckedBuyNow extends CheckedRequest {
  variantId: number
  parts: number[]
  quantity: number
  seenPrice: number
  contact: ContactDocument
  /** Null when `addressId` names an entry of the address book. */
  address: AddressDocument | null
  addressId: number | null
}

/** Validates the form of an order for one product. Throws VALIDATION_FAILED with every fault, paths as in the body. */
export async function checkedBuyNow(context: Context, body: BuyNowBody): Promise<CheckedBuyNow> {
  const { variantId, parts = [], expectedUnitPrice, acceptTerms, notes, address, addressId = null } = body
  const faults: Record<string, FieldRule[]> = {}
  const quantity = await collectFaults(faults, '', () => checkedQuantity(body.quantity, context.config.maxQuantity))
  const contact = await collectFaults(faults, 'contact.', () => checkedContact(body.contact))
  const place = addressId === null ? await collectFaults(faults, 'address.', () => checkedAddress(context, address ?? {})) : null
  const request = await collectFaults(faults, '', () => checkedRequest({ expectedRevision: 1, acceptTerms, notes }))
  if (quantity === undefined || contact === undefined || place === undefined || request === undefined)
    throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return { ...request, variantId, parts, quantity, seenPrice: expectedUnitPrice, contact, address: place, addressId }
}

/** Returns the value of one part of the form; adds its faults under `prefix` and returns undefined when it has some. */
async function collectFaults<T>(faults: Record<string, FieldRule[]>, prefix: string, check: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fields) throw error
    for (const [name, rules] of Object.entries(error.fields)) faults[prefix + name] = rules
    return undefined
  }
}
