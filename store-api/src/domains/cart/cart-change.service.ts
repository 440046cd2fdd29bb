import { createHash } from 'node:crypto'
import { networkOf } from 'server-kit/network.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { type CartOwner, type CartWithLines, claimChange, hasCart, lockCart, selectCartById, touchCart } from './cart.queries.ts'
import type { CartView } from './cart.schema.ts'
import { viewCart } from './cart-view.service.ts'

/** Changes a cart inside the transaction of `context`; false when nothing had to change. */
export type Change = (context: Context, cart: CartWithLines) => Promise<boolean>

/**
 * Runs one change under the lock of the visitor's cart, counts it, and answers with the cart as it is then. A `wish` that was made
 * before under its key is not made again. Throws `missing` when there is no such cart, and whatever the change throws; then nothing has changed.
 */
export async function changeCart(
  context: Context,
  token: string | undefined,
  missing: ErrorCode,
  change: Change,
  wish: Wish = { key: undefined, asked: {} },
): Promise<CartView> {
  const owner = await cartOwner(context, token)
  if (!owner) throw new ApiError(missing)
  const id = await context.db.transaction().execute(async (db) => {
    const cart = await lockCart(db, owner)
    if (!cart) throw new ApiError(missing)
    if (await wasMade({ ...context, db }, cart.id, wish)) return cart.id
    if (await change({ ...context, db }, cart)) await touchCart(db, cart.id)
    return cart.id
  })
  return showCart(context, id)
}

/** The cart as it is now. */
export async function showCart(context: Context, id: number, token: string | null = null): Promise<CartView> {
  const cart = await selectCartById(context.db, id)
  if (!cart) throw new ApiError('NOT_FOUND')
  return viewCart(context, cart, token)
}

/**
 * Whose cart a request means: that of the customer who is logged in, whatever token comes with it, else that of the guest who has
 * the token; undefined when it is nobody's. Throws ACCOUNT_BLOCKED.
 */
export async function cartOwner(context: Context, token: string | undefined): Promise<CartOwner | undefined> {
  const customer = await findCustomer(context)
  if (customer) return { customerId: customer.id }
  const tokenHash = hashOfToken(token)
  return tokenHash ? { tokenHash } : undefined
}

/** A change that may be sent more than once: its key, and what is asked. Without a key every sending counts. */
type Wish = { key: string | undefined; asked: object }

/**
 * Whether a change of a cart was made before under its key, inside the transaction of `context` and under the lock of the cart: then
 * it is not made again. Throws IDEMPOTENCY_CONFLICT when the key was used for something else.
 */
export async function wasMade(context: Context, cartId: number, { key, asked }: Wish): Promise<boolean> {
  if (!key) return false
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest()
  const claim = await claimChange(context.db, cartId, key, hash)
  if (claim === 'other') throw new ApiError('IDEMPOTENCY_CONFLICT')
  return claim === 'again'
}

// Why this number: docs/rules/limits.md#accounts-and-forms.
const cartByNetwork = limit({ name: 'cart-net', tries: 1000, seconds: 3600 })

/** Counts that a cart will be made for a guest; a token that opens no cart counts as none. Throws RATE_LIMITED. */
export async function limitNewCart({ db, address }: Context, owner: CartOwner | undefined): Promise<void> {
  if (owner && ('customerId' in owner || (await hasCart(db, owner)))) return
  await spend(db, [[cartByNetwork, networkOf(address)]])
}
