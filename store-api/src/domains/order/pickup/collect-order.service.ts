import { contendedTransaction } from '#src/contended-transaction.ts'
import { lockOrder, moveInside } from '#src/domains/order/transitions/move-order.service.ts'
import { hasMoveWithKey } from '#src/domains/order/transitions/transition.queries.ts'
import { isPickupCode, readCode } from '#src/domains/order/order-access.ts'
import { selectPickups } from '#src/domains/order/order-list.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { COLLECTED } from '#src/domains/order/order.transitions.ts'
import { viewForShop } from '#src/domains/order/shop/shop-order.service.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { giveBack, type Spent, spend } from '#src/http/rate-limit.ts'
import { text, requireValid } from '#src/http/rules.ts'
import { limit } from '#src/limits.ts'
import type { CollectBody } from './pickup.schema.ts'

const PICKUPS_AT_ONCE = 50

/** Returns the open pick-up orders, of one branch or all, first those that were promised first, at most 50. */
export async function listPickupOrders(context: Context, branchId: number | undefined): Promise<ShopOrder[]> {
  return viewForShop(context, await selectPickups(context.db, branchId ?? null, PICKUPS_AT_ONCE))
}

/**
 * Hands a ready order out at the counter and takes its cash: `shippingAgent`, `delivery`, and `delivered`, or `split`
 * with the units that the customer leaves there (docs/rules/pickup.md#collecting). A repeat with the same key changes
 * nothing. Throws NOT_FOUND, INVALID_TRANSITION unless the order waits at the counter, CODE_INVALID at
 * `code`, RATE_LIMITED after too many wrong ones, VALIDATION_FAILED.
 */
export async function collectOrder(
  context: Context,
  serviceKey: string,
  id: number,
  body: CollectBody,
): Promise<Order> {
  const { idempotencyKey: key } = requireValid({ idempotencyKey: text(body.idempotencyKey, { min: 8, max: 100 }) })
  const code = readCode(body.code)
  // Outside of the transaction, so that a wrong try counts.
  const tries = triesOf(id, serviceKey)
  await spend(context.db, tries)
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    const order = await lockOrder(inside, id)
    if (await hasMoveWithKey(db, id, `${key}:out`)) return
    if (order.pickup_branch_id === null || order.status !== 'ready') throw new ApiError('INVALID_TRANSITION')
    if (!isPickupCode(context.config, id, code))
      throw new ApiError('CODE_INVALID', { fields: { code: [{ rule: 'wrong' }] } })
    const { lines } = body
    await moveInside(inside, id, { to: 'shippingAgent', actor: 'K', reason: COLLECTED, key: `${key}:out` })
    await moveInside(inside, id, { to: 'delivery', actor: 'K', reason: COLLECTED, key: `${key}:door` })
    await moveInside(inside, id, {
      to: lines?.length ? 'split' : 'delivered',
      actor: 'K',
      reason: COLLECTED,
      lines,
      branchId: order.pickup_branch_id,
      key,
    })
  }).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'CODE_INVALID')) await giveBack(context.db, tries)
    throw error
  })
  await giveBack(context.db, tries)
  return viewOrder(context, id)
}

// Why these numbers: docs/rules/limits.md#orders.
const HOUR = 3600
const ofOrder = limit({ name: 'pickup-code-order', tries: 10, seconds: 48 * HOUR })
const ofKey = limit({ name: 'pickup-code-key', tries: 100, seconds: HOUR })

function triesOf(orderId: number, serviceKey: string): Spent[] {
  return [
    [ofOrder, String(orderId)],
    [ofKey, serviceKey],
  ]
}
