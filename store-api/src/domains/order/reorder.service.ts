import type { Cart } from '#src/domains/cart/cart.schema.ts'
import type { CartMerge } from '#src/domains/cart/cart-merge.schema.ts'
import { addToCart } from '#src/domains/cart/cart-line.service.ts'
import { getCart } from '#src/domains/cart/cart.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { openOrder } from './open-order.service.ts'
import { allowedActions } from './order-actions.ts'
import { factsOf } from './order-facts.ts'
import { selectEvents } from './order.queries.ts'
import { type ReorderRow, selectReorderLines } from './reorder.queries.ts'
import type { Reorder } from './reorder.schema.ts'

/** A cart that lines are being put into: its token is known to the caller, or told by the cart that was made. */
interface Filling {
  token: string | undefined
  made: string | null
  cart: Cart | null
}

/**
 * Puts what was in an order into the caller's cart, line by line and each as far as it can be had; what is in the cart already
 * stays. Without a cart one is made, and the answer carries its token. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION while
 * the order is under way, and VARIANT_UNAVAILABLE when nothing of it can be had and there is no cart to show.
 */
export async function reorder(
  context: Context,
  id: number,
  token: string | undefined,
  cartToken: string | undefined,
): Promise<Reorder> {
  const { order, caller } = await openOrder(context, id, token)
  const facts = factsOf(order, await selectEvents(context.db, id))
  if (!allowedActions(facts, caller, context.now()).includes('reorder')) throw new ApiError('INVALID_TRANSITION')
  const filling: Filling = { token: cartToken, made: null, cart: await getCart(context, cartToken) }
  const merged: CartMerge = { added: 0, summed: 0, reduced: [], dropped: [] }
  for (const line of await selectReorderLines(context.db, context.language, id)) await putLine(context, filling, merged, line)
  if (!filling.cart) throw new ApiError('VARIANT_UNAVAILABLE')
  return { cart: { ...filling.cart, token: filling.made }, merged }
}

async function putLine(context: Context, filling: Filling, merged: CartMerge, { name, variantId, parts, quantity }: ReorderRow) {
  const chosen = parts.flatMap((part) => (part === null ? [] : [part]))
  const before = piecesOf(filling.cart, variantId, chosen)
  const put = await addUpTo(context, filling, { variantId, parts: chosen }, quantity)
  const line = { name, wanted: quantity, quantity: before + put }
  if (put === quantity && before > 0) merged.summed += 1
  else if (put === quantity) merged.added += 1
  else if (before + put > 0) merged.reduced.push(line)
  else merged.dropped.push(line)
}

/** Adds as many of the pieces as can be had, and says how many. */
async function addUpTo(
  context: Context,
  filling: Filling,
  choice: { variantId: number; parts: number[] },
  wanted: number,
): Promise<number> {
  try {
    filling.cart = await addToCart(context, filling.token, { ...choice, quantity: wanted })
    filling.made = filling.cart.token ?? filling.made
    filling.token = filling.made ?? filling.token
    return wanted
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') throw error
    const most = (error.extras.available ?? error.extras.limit ?? 0) - piecesOf(filling.cart, choice.variantId, choice.parts)
    return most > 0 && most < wanted ? addUpTo(context, filling, choice, most) : 0
  }
}

function piecesOf(cart: Cart | null, variantId: number, parts: number[]): number {
  const same = cart?.lines.find(
    (line) => line.variant.id === variantId && String(line.parts.map((part) => part.variantId)) === String(parts),
  )
  return same?.quantity ?? 0
}
