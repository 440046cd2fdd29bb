import { faultOf } from '#app/lib/apollo/fault.ts'
import type { Change } from '#app/lib/apollo/mutation-links.ts'
import { type MutationData, refusalsIn, type UserError } from '#app/lib/apollo/written.ts'
import type { changeStore, WaitingChange } from './change-store.ts'

type Tools = {
  store: typeof changeStore
  /** Sends one change; throws a fault. */
  send: (change: Change) => Promise<MutationData>
  /** Whose cart it is now: a customer's id, '' of a guest. */
  whose: () => string
  /** The shop refused it, or could not make sense of it; it waits no longer. */
  onRefused: (change: WaitingChange, refusals: readonly UserError[]) => void
}

/** Nobody answered: the change was not looked at, or its answer was lost. It is sent again under its key. */
const LATER = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']
/** A change that breaks something is not sent for ever. */
const MOST_FAILURES = 3

/**
 * Sends what waits, one after the other, until nothing does or nobody answers; says how many arrived. Only one tab at a time does so,
 * and where the browser cannot see to that the keys do.
 */
export async function replay(tools: Tools): Promise<number> {
  if (!('locks' in navigator)) return sendAll(tools)
  return navigator.locks.request('cart-changes', () => sendAll(tools))
}

async function sendAll({ store, send, whose, onRefused }: Tools): Promise<number> {
  let arrived = 0
  for (let change = await store.first(); change; change = await store.first()) {
    // What one customer wanted is not put into another's cart; a guest's goes with her when she logs in.
    const theirs = change.whose !== '' && change.whose !== whose()
    const outcome = theirs ? 'drop' : await attempt(change, send, onRefused)
    if (outcome === 'later') return arrived
    if (outcome === 'failed' && change.failures + 1 < MOST_FAILURES) {
      await store.put({ ...change, failures: change.failures + 1 })
      return arrived
    }
    if (outcome === 'failed') onRefused(change, [])
    if (outcome === 'arrived') arrived++
    await store.remove(change)
  }
  return arrived
}

type Outcome = 'arrived' | 'drop' | 'later' | 'failed'

async function attempt(change: WaitingChange, send: Tools['send'], onRefused: Tools['onRefused']): Promise<Outcome> {
  try {
    const refusals = refusalsIn(await send(change))
    if (refusals.length === 0) return 'arrived'
    onRefused(change, refusals)
    return 'drop'
  } catch (thrown) {
    return LATER.includes(faultOf(thrown).code) ? 'later' : 'failed'
  }
}
