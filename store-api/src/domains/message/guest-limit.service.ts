import { networkOf } from 'server-kit/network.ts'
import type { Context } from '#src/http/context.ts'
import { giveBack, refusalOf, spend, type Spent } from '#src/http/rate-limit.ts'
import type { Limit } from '#src/limits.ts'
import { hasWritten } from './inbox.service.ts'

type Caller = Pick<Context, 'db' | 'address' | 'now'>

/**
 * Counts a try of a guest, `own` before the network. Once the network has used up its tries, a mobile that wrote to the shop goes on, counted
 * by `byMobile`. Returns what was counted, for `giveBack`. Throws RATE_LIMITED.
 */
export async function spendAsGuest(
  caller: Caller,
  { own = [], byNetwork, byMobile, mobile }: { own?: Spent[]; byNetwork: Limit; byMobile?: Limit; mobile: string | null },
): Promise<Spent[]> {
  const { db, address } = caller
  await spend(db, own)
  const ofNetwork: Spent = [byNetwork, networkOf(address)]
  const refusal = await refusalOf(db, ofNetwork)
  if (!refusal) return [...own, ofNetwork]
  const ofMobile: Spent[] = byMobile && mobile ? [[byMobile, mobile]] : []
  const mayGoOn = mobile !== null && (await hasWritten(caller, mobile))
  const stop = mayGoOn ? await spend(db, ofMobile).then(() => undefined, (error: unknown) => error) : refusal
  if (!stop) return [...own, ...ofMobile]
  await giveBack(db, own)
  throw stop
}
