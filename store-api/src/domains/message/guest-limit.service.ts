import { networkOf } from 'server-kit/network.ts'
import type { Context } from '#src/http/context.ts'
import { giveBack, trySpend, spend, type Spent } from '#src/http/rate-limit.ts'
import type { Limit } from '#src/limits.ts'
import { hasWritten } from './inbox.service.ts'

type Caller = Pick<Context, 'db' | 'address' | 'now'>

interface Try {
  own?: Spent[]
  byNetwork: Limit
  byMobile?: Limit
  mobile: string | null
  /** The authenticated customer, whom guests of her network must not stop. */
  customer?: { id: number } | null
}

/**
 * Counts a try by the network, `own` before it; that of a customer by her account instead, with the same number. Once
 * the tries are used up, a mobile that wrote to the shop goes on, counted by `byMobile`. Returns what was counted, for
 * `giveBack`. Throws RATE_LIMITED.
 */
export async function spendByNetwork(
  caller: Caller,
  { own = [], byNetwork, byMobile, mobile, customer }: Try,
): Promise<Spent[]> {
  const { db, address } = caller
  await spend(db, own)
  const ofNetwork: Spent = [byNetwork, customer ? `customer ${customer.id}` : networkOf(address)]
  const refusal = await trySpend(db, ofNetwork)
  if (!refusal) return [...own, ofNetwork]
  const ofMobile: Spent[] = byMobile && mobile ? [[byMobile, mobile]] : []
  const mayGoOn = mobile !== null && (await hasWritten(caller, mobile))
  const stop = mayGoOn
    ? await spend(db, ofMobile).then(
        () => undefined,
        (error: unknown) => error,
      )
    : refusal
  if (!stop) return [...own, ...ofMobile]
  await giveBack(db, own)
  throw stop
}
