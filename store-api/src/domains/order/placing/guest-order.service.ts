import { type CodeRefusal, tryCode } from '#src/domains/account/code.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { heldByGuests, networkHash, openFromNetwork, openOfMobile } from '#src/domains/order/order-limits.ts'
import type { Held } from '#src/domains/order/stock/reserve-stock.service.ts'
import { countUnconfirmed, type Guest, holdTooMuch, lockGuest } from './guest-order.queries.ts'

/** A guest; `proven`: a code has shown the mobile to be hers. */
export interface AdmittedGuest extends Guest {
  proven: boolean
}

/**
 * Locks the mobile and the network of a guest for the transaction of `context`, before anything that others lock, and tries her code
 * when she has one. Returns the refusal of a wrong code: commit the transaction then, so that the try counts.
 */
export async function admitGuest(context: Context, mobile: string, code: string | null): Promise<AdmittedGuest | CodeRefusal> {
  const guest = { mobile, network: networkHash(context) }
  await lockGuest(context.db, guest)
  if (code === null) return { ...guest, proven: false }
  const tried = await tryCode(context, { askedWith: mobile, purpose: 'order', code })
  return typeof tried === 'string' ? tried : { ...guest, proven: true }
}

/** Throws CODE_REQUIRED when an unproven guest's order is one too many, or holds too much of what there is. */
export async function limitGuest({ db }: Context, guest: AdmittedGuest, taken: Held[]): Promise<void> {
  if (guest.proven) return
  const { ofMobile, fromNetwork } = await countUnconfirmed(db, guest)
  if (ofMobile >= openOfMobile || fromNetwork >= openFromNetwork || (await holdTooMuch(db, taken, heldByGuests)))
    throw new ApiError('CODE_REQUIRED', { fields: { code: [{ rule: 'needed' }] } })
}
