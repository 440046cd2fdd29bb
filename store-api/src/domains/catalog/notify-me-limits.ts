import type { Context } from '#src/http/context.ts'
import { networkOf } from '#src/http/network.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'

// Why these numbers: docs/rules/limits.md#accounts-and-forms.
const wishByMobile = limit({ name: 'notify-mobile', tries: 50, seconds: 86_400 })
const wishByNetwork = limit({ name: 'notify-net', tries: 300, seconds: 3600 })

/** Counts a wish to be told when a product can be had. Throws RATE_LIMITED. */
export function limitNotifyMe({ db, address }: Pick<Context, 'db' | 'address'>, mobile: string): Promise<void> {
  return spend(db, [[wishByMobile, mobile], [wishByNetwork, networkOf(address)]])
}
