import { networkOf } from 'server-kit/network.ts'
import type { Context } from '#src/http/context.ts'
import { keyOf } from '#src/http/rate-limit.ts'
import { deleteNetworks, hasNetwork, upsertNetwork } from './session.queries.ts'

/** Milliseconds that a network stays known after a login from it. */
const KEPT = 90 * 86_400_000

type Caller = Pick<Context, 'db' | 'now' | 'address'>

/** Stores that a customer logged in from the caller's network. */
export function noteNetwork({ db, now, address }: Caller, customerId: number): Promise<void> {
  return upsertNetwork(db, customerId, keyOf(networkOf(address)), now())
}

/** Returns whether the customer of a mobile or e-mail logged in from the caller's network in the last 90 days. */
export function isKnownHere({ db, now, address }: Caller, mobileOrEmail: string): Promise<boolean> {
  return hasNetwork(db, mobileOrEmail, keyOf(networkOf(address)), new Date(now().getTime() - KEPT))
}

/** Deletes networks without a login for 90 days, at most `atOnce`, and returns their number. */
export function forgetNetworks({ db, now }: Pick<Context, 'db' | 'now'>, atOnce: number): Promise<number> {
  return deleteNetworks(db, new Date(now().getTime() - KEPT), atOnce)
}
