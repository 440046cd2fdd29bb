import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { newToken } from '#src/http/opaque-token.ts'
import { showCart } from './cart-change.service.ts'
import { joinLines } from './cart-join.ts'
import { isCustomers, makeCart } from './cart-line.service.ts'
import { type CartLineRow, lockCart, putLine, touchCart } from './cart.queries.ts'
import { limitNewCart } from './cart-limits.ts'
import { cartOwner } from './cart-owner.service.ts'
import type { CartMerge } from './cart-merge.schema.ts'
import type { Cart } from './cart.schema.ts'
import { variantIdsOf } from './cart-stock.ts'

/** A line that a cart is to have; a part that there is no more is 0. */
export type WantedLine = Pick<CartLineRow, 'variantId' | 'parts' | 'quantity' | 'names'>

/**
 * Puts lines into the caller's cart in one transaction, each as far as it can be had, at the prices of now; what is in the cart stays.
 * Without a cart one is made, and a guest is told its token. Throws VARIANT_UNAVAILABLE when there would be a cart with nothing.
 */
export async function fillCart(
  context: Context,
  token: string | undefined,
  wanted: WantedLine[],
): Promise<{ cart: Cart; merged: CartMerge }> {
  const owner = await cartOwner(context, token)
  await limitNewCart(context, owner)
  const fresh = newToken()
  const { id, isNew, merged } = await context.db.transaction().execute(async (db) => {
    const known = owner && (await lockCart(db, owner))
    const cart = known ?? (await makeCart(db, owner, fresh))
    const variants = await findSellableVariants({ ...context, db }, variantIdsOf([...cart.lines, ...wanted]))
    const priceOf = (variantId: number) => variants.get(variantId)?.variant.price ?? 0
    const others = wanted.map((line) => ({ ...line, id: 0, seenPrice: priceOf(line.variantId) }))
    const joined = joinLines(cart.lines, others, variants, context)
    if (!known && joined.lines.length === 0) throw new ApiError('VARIANT_UNAVAILABLE')
    for (const line of joined.lines) await putLine(db, cart.id, line)
    await touchCart(db, cart.id)
    return { id: cart.id, isNew: !known, merged: joined.merged }
  })
  return { cart: await showCart(context, id, isNew && !isCustomers(owner) ? fresh : null), merged }
}
