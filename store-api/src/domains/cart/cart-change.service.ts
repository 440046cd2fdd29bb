import { createHash } from 'node:crypto'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ErrorCode } from '#src/http/error-codes.ts'
import { cartOwner, limitNewCart, newOwner } from './cart-access.service.ts'
import { type CartOwner, type CartWithLines, lockCart, selectCartForChange } from './cart.queries.ts'
import type { CartView } from './cart.schema.ts'
import type { Variants } from './cart-stock.ts'
import { emptyCart, viewCart } from './cart-view.service.ts'
import { type CartWrite, type ChangeKey, createCart, writeCart } from './cart-write.queries.ts'

/**
 * Decides what to write into a cart; null for nothing. `variants` are those of its lines, if the decision has read
 * them.
 */
export type Change = (
  context: Context,
  cart: CartWithLines,
) => Promise<{ write: CartWrite | null; variants?: Variants }>

/** A change that a client may repeat: its idempotency key and contents. Without a key every request counts. */
type KeyedChange = { key: string | undefined; contents: object }

const NO_KEY: KeyedChange = { key: undefined, contents: {} }

/**
 * Makes one change of the caller's cart, increases its revision, and returns the cart. A change whose key was used
 * before is not repeated. Throws `missing` without a cart, IDEMPOTENCY_CONFLICT for a used key with other contents, and
 * what the change throws; the cart is unchanged then.
 */
export async function changeCart(
  context: Context,
  token: string | undefined,
  missing: ErrorCode,
  change: Change,
  keyed?: KeyedChange,
): Promise<CartView> {
  const owner = await cartOwner(context, token)
  const changed = owner && (await changeCartOf(context, owner, change, keyed))
  if (!changed) throw new ApiError(missing)
  return changed
}

/**
 * Like changeCart, but creates the cart with the lines of the change when there is none; only that answer contains a
 * guest's token. Throws RATE_LIMITED, and what the change throws.
 */
export async function changeOrCreateCart(
  context: Context,
  owner: CartOwner | undefined,
  change: Change,
  keyed = NO_KEY,
): Promise<CartView> {
  const changed = owner && (await changeCartOf(context, owner, change, keyed))
  if (changed) return changed
  const [{ write, variants }] = await Promise.all([change(context, emptyCart), limitNewCart(context, owner)])
  const { owner: creator, token } = newOwner(owner)
  const cart = await createCart(context.db, creator, write?.put ?? [], toChangeKey(keyed))
  if (cart) return viewCart(context, { ...emptyCart, ...cart }, { token, variants })
  // A concurrent request created the cart of the customer.
  return changeOrCreateCart(context, owner, change, keyed)
}

/** Writes without a lock that a change tries before it waits for one. */
const TRIES = 3

/** Like changeCart for a known owner; undefined without a cart. */
async function changeCartOf(
  context: Context,
  owner: CartOwner,
  change: Change,
  keyed = NO_KEY,
): Promise<CartView | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const changed = await tryChange(context, owner, change, keyed)
    if (changed !== 'moved') return changed && viewCart(context, changed.cart, { variants: changed.variants })
  }
  const changed = await context.db.transaction().execute(async (db) => {
    await lockCart(db, owner)
    return tryChange({ ...context, db }, owner, change, keyed)
  })
  if (changed === 'moved') throw new Error('A locked cart has moved')
  return changed && viewCart(context, changed.cart, { variants: changed.variants })
}

type Changed = { cart: CartWithLines; variants?: Variants | undefined }

/**
 * Reads the cart, decides, and writes; 'moved' when another request changed the cart meanwhile, undefined without a
 * cart.
 */
async function tryChange(
  context: Context,
  owner: CartOwner,
  change: Change,
  keyed: KeyedChange,
): Promise<Changed | 'moved' | undefined> {
  const key = toChangeKey(keyed)
  const found = await selectCartForChange(context.db, owner, key?.key)
  if (!found) return undefined
  const { usedHash, ...cart } = found
  if (key && usedHash) {
    if (!usedHash.equals(key.hash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
    return { cart }
  }
  const { write, variants } = await change(context, cart)
  if (!write && !key) return { cart, variants }
  const written = await writeCart(context.db, cart, write, key)
  return written ? { cart: written, variants } : 'moved'
}

/** Returns a key with the hash of the change that it stands for; undefined without a key. */
function toChangeKey({ key, contents }: KeyedChange): ChangeKey | undefined {
  return key ? { key, hash: createHash('sha256').update(JSON.stringify(contents)).digest() } : undefined
}
