import type { Context } from '#src/http/context.ts'
import { networkOf } from '#src/http/network.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { type CartOwner, hasCart } from './cart.queries.ts'

// Why this number: docs/rules/limits.md#accounts-and-forms.
const cartByNetwork = limit({ name: 'cart-net', tries: 1000, seconds: 3600 })

/** Counts that a cart will be made for a guest; a token that opens no cart counts as none. Throws RATE_LIMITED. */
export async function limitNewCart({ db, address }: Context, owner: CartOwner | undefined): Promise<void> {
  if (owner && ('customerId' in owner || (await hasCart(db, owner)))) return
  await spend(db, [[cartByNetwork, networkOf(address)]])
}
