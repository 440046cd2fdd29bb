import { faultOf } from '#app/lib/apollo/fault.ts'
import type { Change } from '#app/lib/apollo/mutation-links.ts'
import { type MutationData, refusalsIn, type UserError } from '#app/lib/apollo/written.ts'
import type { changeStore, WaitingChange } from './change-store.ts'

type Tools = {
  store: typeof changeStore
  /** Sends one mutation; throws a fault. */
  send: (change: Change) => Promise<MutationData>
  /** Current owner of the cart: customer id, '' for a guest. */
  whose: () => string
  /** Called when the shop rejected a mutation; it leaves the queue. */
  onRefused: (change: WaitingChange, refusals: readonly UserError[]) => void
}

/** Fault codes without a decision of the shop: the mutation may not have arrived. It is retried with its key. */
const LATER = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']
/** Maximum attempts of a mutation that fails with other faults. */
const MOST_FAILURES = 3

/**
 * Sends the queue in order until it is empty or the shop is unreachable; returns the number of mutations sent. Only one
 * tab at a time does so; in browsers without locks the idempotency keys prevent duplicates.
 */
export async function replay(tools: Tools): Promise<number> {
  if (!('locks' in navigator)) return sendAll(tools)
  return navigator.locks.request('cart-changes', () => sendAll(tools))
}

async function sendAll({ store, send, whose, onRefused }: Tools): Promise<number> {
  let arrived = 0
  for (let change = await store.first(); change; change = await store.first()) {
    // Mutations of one customer are not applied to another's cart; those of a guest are applied after her login.
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
