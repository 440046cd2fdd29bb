import { bookAddress } from '#src/domains/account/address.service.ts'
import { checkedAddress } from '#src/domains/location/address.service.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { changeOpened, changeOrder, type Changing } from './change-order.service.ts'
import type { EditSaveBody } from './edit.schema.ts'
import { moveInside } from '#src/domains/order/moving/move-order.service.ts'
import { requireServiceKey, shop } from '#src/domains/order/order-access.ts'
import { isSamePlace } from '#src/domains/order/order-facts.ts'
import type { Order, OrderStatus } from '#src/domains/order/order.schema.ts'
import { rewriteOrder } from './rewrite-order.service.ts'

/** What shows that somebody may change an order: her account, its link, or the shop's own key. */
export interface EditAccess {
  token: string | undefined
  serviceKey: string | undefined
}

/**
 * Holds an order open for a change for 15 minutes (docs/rules/orders.md#changing); beginning again what is begun changes nothing. A customer may
 * not once its time to confirm is over, nor after `MAX_SAVED_EDITS`. Throws NOT_FOUND, LINK_EXPIRED, FORBIDDEN, EDIT_TOO_LATE, ORDER_LOCKED.
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

/** Drops a change, or does nothing when there is none any more. Throws NOT_FOUND, LINK_EXPIRED, FORBIDDEN, ORDER_LOCKED. */
export function discardEdit(context: Context, id: number, access: EditAccess): Promise<Order> {
  return changeBy(context, id, access, async (changing) => {
    if (changing.order.status !== 'edit') return
    if (!changing.may('discardEdit')) throw new ApiError('ORDER_LOCKED')
    await endEdit(changing, changing.order.previous_status as OrderStatus, 'editDiscarded')
  })
}

/**
 * Keeps a change: another address or a total above the limit waits for the customer's word again. Throws what beginEdit throws,
 * CONFIRM_FIRST when an unproven order would hold too much, ORDER_CHANGED when the change was dropped meanwhile or another revision was seen, and what rewriteOrder throws.
 */
export async function saveEdit(context: Context, id: number, access: EditAccess, body: EditSaveBody): Promise<Order> {
  const address = await wishedAddress(context, body)
  return changeBy(context, id, access, (changing) => saveInside(changing, body, address))
}

async function saveInside(changing: Changing, body: EditSaveBody, wished: AddressDocument | undefined): Promise<void> {
  const { context, order, caller, may } = changing
  if (order.status === 'edit' && !may('saveEdit')) throw new ApiError('ORDER_LOCKED')
  if (order.status !== 'edit' || order.revision !== body.expectedRevision) throw new ApiError('ORDER_CHANGED')
  // The shop's staff change an order with the customer on the phone.
  const byCustomer = caller.actor === 'C'
  const wishes = { lines: body.lines, address: wished ?? order.address, limited: byCustomer && order.placed_from !== null }
  const total = await rewriteOrder(context, order, wishes)
  const limit = context.config.confirmAbove
  const asks = (wished && !isSamePlace(wished, order.address)) || (total > limit && order.total <= limit)
  const next = asks && byCustomer ? 'waitingCustomer' : (order.previous_status as OrderStatus)
  await endEdit(changing, next, 'editSaved')
}

async function endEdit({ context, order, caller }: Changing, to: OrderStatus, reason: string): Promise<void> {
  const { holder } = caller
  await moveInside(context, order.id, { to, actor: 'S', actorId: holder, holder, reason, key: `${reason}:${order.revision}` })
}

async function wishedAddress(context: Context, { address, addressId }: EditSaveBody): Promise<AddressDocument | undefined> {
  if (addressId) return bookAddress(context, addressId)
  return address ? checkedAddress(context, address) : undefined
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
