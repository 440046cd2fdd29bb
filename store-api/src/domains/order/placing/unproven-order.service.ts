import { type CodeRefusal, tryCode } from '#src/domains/account/code.service.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { heldUnproven, networkHash, openFromNetwork, openOfMobile } from '#src/domains/order/order-limits.ts'
import type { Held } from '#src/domains/order/stock/reserve-stock.service.ts'
import { countUnproven, holdTooMuch, lockSource, type Source } from './unproven-order.queries.ts'

/** Who orders; `proof` is what shows that the mobile is hers, null when nothing does: the order is unproven then. */
export interface Buyer extends Source {
  customerId: number | null
  proof: 'account' | 'code' | null
}

/**
 * Returns who orders for a mobile (E.164). Unless it is that of her account, locks mobile and network for the transaction of `context`,
 * before anything that others lock, and tries her code when she has one. Returns the refusal of a wrong code: commit the transaction
 * then, so that the try counts.
 */
export async function admitBuyer(context: Context, mobile: string, code: string | null): Promise<Buyer | CodeRefusal> {
  const customer = await findCustomer(context)
  const buyer = { customerId: customer?.id ?? null, mobile, network: networkHash(context) }
  if (customer?.mobile === mobile) return { ...buyer, proof: 'account' }
  await lockSource(context.db, buyer)
  if (code === null) return { ...buyer, proof: null }
  const tried = await tryCode(context, { askedWith: mobile, purpose: 'order', code })
  return typeof tried === 'string' ? tried : { ...buyer, proof: 'code' }
}

/** Throws CODE_REQUIRED when an unproven order is one too many, or would hold too much of what there is; `taken` is reserved already. */
export async function limitUnproven({ db }: Context, buyer: Buyer, taken: Held[]): Promise<void> {
  if (buyer.proof) return
  const { ofMobile, fromNetwork } = await countUnproven(db, buyer)
  if (ofMobile >= openOfMobile || fromNetwork >= openFromNetwork || (await holdTooMuch(db, taken, heldUnproven)))
    throw new ApiError('CODE_REQUIRED', { fields: { code: [{ rule: 'needed' }] } })
}

/** Throws CONFIRM_FIRST when an unproven order that changes from `held` to `taken` would hold too much; holding less never does. */
export async function limitGrowth({ db }: Context, taken: Held[], held: Held[]): Promise<void> {
  const more = [...taken, ...held.map((piece) => ({ ...piece, quantity: -piece.quantity }))]
  if (await holdTooMuch(db, more, heldUnproven)) throw new ApiError('CONFIRM_FIRST')
}
