import { bookAddress } from '#src/domains/account/address-book/address.service.ts'
import { requireAddress, isSamePlace } from '#src/domains/location/delivery-address.service.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { changeOpened, changeOrder, type Changing } from './change-order.service.ts'
import type { EditSaveBody } from './changes.schema.ts'
import { moveInside } from '#src/domains/order/transitions/move-order.service.ts'
import { accountConfirms, requireServiceKey, shop } from '#src/domains/order/order-access.ts'
import type { Order, OrderStatus } from '#src/domains/order/order.schema.ts'
import { rewriteOrder } from './rewrite-order.service.ts'

/** Proof that the caller may edit an order: the order's token or the shop's service key; an account needs neither. */
export interface EditAccess {
  token: string | undefined
  serviceKey: string | undefined
}

/**
 * Locks an order for an edit of 15 minutes (docs/rules/orders.md#changing); a repeat changes nothing. Throws NOT_FOUND,
 * LINK_EXPIRED, FORBIDDEN, EDIT_TOO_LATE, ORDER_LOCKED.
 */
export function beginEdit(context: Context, id: number, access: EditAccess): Promise<Order> {
  return changeBy(context, id, access, async ({ context: inside, order, caller, may }) => {
    if (may('saveEdit')) return
    if (order.status === 'edit') throw new ApiError('ORDER_LOCKED')
    if (!may('edit')) throw new ApiError('EDIT_TOO_LATE')
    const { actor, holder } = caller
    await moveInside(inside, id, { to: 'edit', actor, actorId: holder, holder, key: `edit:${order.revision}` })
  })
}

/** Drops an edit; without one nothing happens. Throws NOT_FOUND, LINK_EXPIRED, FORBIDDEN, ORDER_LOCKED. */
export function discardEdit(context: Context, id: number, access: EditAccess): Promise<Order> {
  return changeBy(context, id, access, async (changing) => {
    if (changing.order.status !== 'edit') return
    if (!changing.may('discardEdit')) throw new ApiError('ORDER_LOCKED')
    await endEdit(changing, changing.order.previous_status as OrderStatus, 'editDiscarded')
  })
}

/**
 * Saves an edit. With another address, or a total that rose above the limit, the order waits for confirmation again,
 * unless the shop or the order's own account saves it. Throws NOT_FOUND, LINK_EXPIRED, FORBIDDEN, ORDER_LOCKED,
 * ORDER_CHANGED for a dropped edit or another revision, VALIDATION_FAILED for an address of a pick-up order, and what
 * rewriteOrder throws.
 */
export async function saveEdit(context: Context, id: number, access: EditAccess, body: EditSaveBody): Promise<Order> {
  const address = await newAddress(context, body)
  return changeBy(context, id, access, (changing) => saveInside(changing, body, address))
}

async function saveInside(changing: Changing, body: EditSaveBody, address: AddressDocument | undefined): Promise<void> {
  const { context, order, caller, may } = changing
  if (order.status === 'edit' && !may('saveEdit')) throw new ApiError('ORDER_LOCKED')
  if (order.status !== 'edit' || order.revision !== body.expectedRevision) throw new ApiError('ORDER_CHANGED')
  if (address && !order.address) throw new ApiError('VALIDATION_FAILED', { fields: { address: [{ rule: 'ref' }] } })
  const byCustomer = caller.actor === 'C'
  // The shop edits an order with the customer on the phone; an account whose mobile it is has proven it already.
  const isProven = !byCustomer || accountConfirms(caller, order)
  const edit = {
    lines: body.lines,
    expectedTotal: body.expectedTotal,
    address: address ?? order.address,
    limited: byCustomer,
  }
  const total = await rewriteOrder(context, order, edit)
  const limit = context.config.confirmAbove
  const needsConfirmation =
    (address && order.address && !isSamePlace(address, order.address)) || (total > limit && order.total <= limit)
  const next = needsConfirmation && !isProven ? 'waitingCustomer' : (order.previous_status as OrderStatus)
  await endEdit(changing, next, 'editSaved')
}

async function endEdit({ context, order, caller }: Changing, to: OrderStatus, reason: string): Promise<void> {
  const { holder } = caller
  await moveInside(context, order.id, {
    to,
    actor: 'S',
    actorId: holder,
    holder,
    reason,
    key: `${reason}:${order.revision}`,
  })
}

async function newAddress(
  context: Context,
  { address, addressId }: EditSaveBody,
): Promise<AddressDocument | undefined> {
  if (addressId) return bookAddress(context, addressId)
  return address ? requireAddress(context, address) : undefined
}

function changeBy(
  context: Context,
  id: number,
  { token, serviceKey }: EditAccess,
  change: (changing: Changing) => Promise<void>,
): Promise<Order> {
  if (serviceKey === undefined) return changeOrder(context, id, token, change)
  requireServiceKey(context, serviceKey)
  return changeOpened(context, id, shop, change)
}
