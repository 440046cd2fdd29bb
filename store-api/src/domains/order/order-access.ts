import type { Config } from '#src/config.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { checkLink, signLink } from '#src/http/signed-link.ts'

export { requireServiceKey } from '#src/http/service-key.ts'

const DAY = 86_400_000

const subjectOf = (id: number) => `order:${id}`

/** Who acts on an order: C the customer, B the shop. `holder` names who holds it open for a change. */
export interface Caller {
  actor: 'C' | 'B'
  holder: string
}

/** The shop itself, by its service key. */
export const shop: Caller = { actor: 'B', holder: 'branch' }

/** The customer of an order: by her account, or by its link when there is none. */
export function customerCaller(customerId: number | null | undefined): Caller {
  return { actor: 'C', holder: customerId ? `customer:${customerId}` : 'link' }
}

/** Whether the caller's account is proof enough to confirm an order: of an unproven one it is not, since its mobile may be a stranger's. */
export function accountConfirms({ holder }: Caller, { placed_from }: { placed_from: string | null }): boolean {
  return holder !== customerCaller(null).holder && placed_from === null
}

/** The token that opens an order without an account for `config.orderLinkDays` from `start`. */
export function orderToken({ shopSecret, orderLinkDays }: Config, id: number, start: Date): string {
  return signLink(shopSecret, subjectOf(id), new Date(start.getTime() + orderLinkDays * DAY))
}

/** Throws LINK_EXPIRED for a token that was good once, and NOT_FOUND for any other: nobody learns whether the order exists. */
export function requireOrderToken({ config, now }: Context, id: number, token: string | undefined): void {
  const worth = checkLink(config.shopSecret, subjectOf(id), token, now())
  if (worth === 'expired') throw new ApiError('LINK_EXPIRED')
  if (worth === 'wrong') throw new ApiError('NOT_FOUND')
}
