import type { AddressDocument } from '#src/db/tables/cart.ts'
import { requirePickupBranch } from '#src/domains/cart/cart-pickup.service.ts'
import { findAddressTerms } from '#src/domains/location/location.service.ts'
import type { DeliveryQuote } from '#src/domains/location/location.schema.ts'
import { dayInCairo } from './contact-hours.ts'
import type { CheckoutLine, StockSource } from './order-lines.ts'
import type { OrderRow } from './order.queries.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'

/** When an order is expected, and when it should have left the shop for that. */
export type OrderPromise = Pick<OrderRow, 'promised_from' | 'promised_to' | 'promised_dispatch_at' | 'pickup_ready_at'>

/** Where an order goes: to an address, or to the counter of a branch. */
export interface Destination {
  from: StockSource
  /** The fee before coupons and free delivery. */
  quote: Pick<DeliveryQuote, 'fee' | 'freeFrom'>
  /** The columns of the order; `address` as JSON. */
  columns: OrderPromise & Pick<OrderRow, 'pickup_branch_id'> & { address: string | null }
}

/**
 * Returns the delivery to an address. Throws ADDRESS_REQUIRED when its place no longer exists, REGION_NOT_DELIVERABLE.
 */
export async function deliveryTo(context: Context, address: AddressDocument): Promise<Destination> {
  const terms = await findAddressTerms(context, address)
  if (!terms) throw new ApiError('ADDRESS_REQUIRED')
  const { names, quote, dispatchAt } = terms
  if (!quote.deliverable || quote.fee === null)
    throw new ApiError('REGION_NOT_DELIVERABLE', { fields: { regionId: [{ rule: 'deliverable' }] } })
  return {
    from: { stateId: address.stateId, pickupBranchId: null },
    quote,
    columns: {
      address: JSON.stringify({ ...address, names }),
      pickup_branch_id: null,
      pickup_ready_at: null,
      promised_from: quote.from,
      promised_to: quote.to,
      promised_dispatch_at: dispatchAt,
    },
  }
}

/** Pick-up is free of charge, whatever it is for. */
export const PICKUP_QUOTE: Destination['quote'] = { fee: 0, freeFrom: null }

/**
 * Returns the pick-up in a branch, free of charge (docs/rules/pickup.md#placing). Throws PICKUP_UNAVAILABLE at `field`.
 */
export async function pickupIn(
  context: Context,
  lines: CheckoutLine[],
  branchId: number,
  field = 'pickup',
): Promise<Destination> {
  const { branch, readyAt } = await requirePickupBranch(context, lines, branchId, field)
  const at = new Date(readyAt)
  const day = dayInCairo.format(at)
  return {
    from: { stateId: branch.stateId, pickupBranchId: branch.id },
    quote: PICKUP_QUOTE,
    columns: {
      address: null,
      pickup_branch_id: branch.id,
      pickup_ready_at: at,
      promised_from: day,
      promised_to: day,
      promised_dispatch_at: at,
    },
  }
}

/** Returns the promise of an order as if it were placed now; null when its place or branch is gone. */
export async function newPromise(
  context: Context,
  { address, pickup_branch_id }: OrderRow,
): Promise<OrderPromise | null> {
  try {
    const { columns } = await (address ? deliveryTo(context, address) : pickupIn(context, [], pickup_branch_id ?? 0))
    const { promised_from, promised_to, promised_dispatch_at, pickup_ready_at } = columns
    return { promised_from, promised_to, promised_dispatch_at, pickup_ready_at }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
