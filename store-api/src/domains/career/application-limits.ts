import type { Context } from '#src/http/context.ts'
import { networkOf } from '#src/http/network.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'

const DAY = 86_400
const byMobile = limit({ name: 'job-application', tries: 15, seconds: DAY })
// Many phones share one address of their operator.
const byNetwork = limit({ name: 'job-application-net', tries: 100, seconds: DAY })

type Caller = Pick<Context, 'db' | 'address'>

/** Counts that somebody tries to apply: reading a file costs time. Throws RATE_LIMITED. */
export function limitApplicationTry({ db, address }: Caller): Promise<void> {
  return spend(db, [[byNetwork, networkOf(address)]])
}

/** Counts an application whose fields are sound. Throws RATE_LIMITED. */
export function limitApplication({ db }: Caller, mobile: string): Promise<void> {
  return spend(db, [[byMobile, mobile]])
}
