import { createHash } from 'node:crypto'
import type { AddressDocument, ClientDocument } from '#src/db/tables/cart.ts'
import { checkedAddress } from '#src/domains/location/address.service.ts'
import { checkedClient, checkedQuantity } from '#src/domains/cart/cart-rules.ts'
import type { PlaceOrderBody } from '#src/domains/order/order.schema.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { type Judged, optionalText, text } from '#src/http/rules.ts'
import type { BuyNowBody } from './buy-now.schema.ts'

export interface CheckedRequest {
  expectedRevision: number
  paymentMethod: 'cod'
  notes: string | null
}

/** Validates what is sent with an order (docs/rules/validation.md#forms); throws VALIDATION_FAILED with every fault. */
export function checkedRequest({ expectedRevision, paymentMethod, acceptTerms, notes }: PlaceOrderBody): CheckedRequest {
  const checked = valuesOf({
    acceptTerms: judge(acceptTerms === true, true, { rule: 'required' }),
    paymentMethod: judge(paymentMethod === undefined || paymentMethod === 'cod', 'cod' as const, { rule: 'ref' }),
    notes: optionalText(notes, { max: 500 }),
  })
  return { expectedRevision, paymentMethod: checked.paymentMethod, notes: checked.notes }
}

function judge<Value>(holds: boolean, value: Value, fault: FieldRule): Judged<Value> {
  return holds ? { value } : { fault }
}

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

/**
 * The key under which a request is made once. Throws IDEMPOTENCY_KEY_REQUIRED without one, VALIDATION_FAILED for one that is
 * not 8 to 100 characters long.
 */
export function checkedKey(given: string | undefined): string {
  if (!given?.trim()) throw new ApiError('IDEMPOTENCY_KEY_REQUIRED')
  return valuesOf({ 'idempotency-key': text(given, { min: 8, max: 100 }) })['idempotency-key']
}

/** Two requests are the same when their checked contents are. */
export function hashOfRequest(contents: Record<string, unknown>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
}
