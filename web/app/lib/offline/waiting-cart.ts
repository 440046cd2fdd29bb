import { apolloClient } from '#app/lib/apollo/client.ts'
import { type Change, letChangesWait } from '#app/lib/apollo/mutation-links.ts'
import { type MutationData, type UserError, writtenData } from '#app/lib/apollo/written.ts'
import { loadQuery, nothingArrived } from '#app/lib/apollo/load-query.ts'
import { OfflineCartDocument } from './__generated__/offline-cart.ts'
import { changeStore, type WaitingChange } from './change-store.ts'
import { nameIn } from './name-in.ts'
import { replay } from './replay.ts'

/** More than a visitor does in a tunnel; after that she is told that nobody answers. */
const MOST = 50
const AGAIN = 30_000

type Told = {
  /** What waits now, in its order; nothing any more when that is empty. */
  onWaiting: (changes: readonly WaitingChange[]) => void
  /** This tab brought so many changes to the shop. */
  onArrived: (count: number) => void
  onRefused: (change: WaitingChange, refusals: readonly UserError[]) => void
}

/**
 * Keeps changes of the cart while there is no network, shows them, and sends them once there is one again: at once, when the tab is
 * looked at again, at the next visit, and every half minute while something waits. Gives the way to stop.
 */
export function keepWaitingCart({ onWaiting, onArrived, onRefused }: Told): () => void {
  const tabs = new BroadcastChannel('cart-changes')
  let count = 0
  let busy = false

  async function look(): Promise<void> {
    const changes = await changeStore.all()
    count = changes.length
    onWaiting(changes)
  }

  async function keep(change: Change): Promise<boolean> {
    if (count >= MOST) return false
    try {
      const { cache } = apolloClient()
      await changeStore.add({ ...change, whose: whose(), name: nameIn(cache.extract() as object, change.variables), failures: 0 })
    } catch {
      // No storage, or it is full.
      return false
    }
    await look()
    tabs.postMessage('kept')
    void send()
    return true
  }

  async function send(): Promise<void> {
    if (busy || !navigator.onLine || count === 0) return
    busy = true
    const sendOne = async (change: Change) => writtenData(await apolloClient().mutate<MutationData>(change))
    const arrived = await replay({ store: changeStore, send: sendOne, whose, onRefused }).catch(() => 0)
    busy = false
    await look()
    if (arrived > 0) onArrived(arrived)
    tabs.postMessage('sent')
    // Something came after the last look.
    if (arrived > 0 && count > 0) await send()
  }

  const onOnline = () => void refresh().then(send)
  const onSeen = () => void (document.visibilityState === 'visible' && look().then(send))
  const again = setInterval(() => void send(), AGAIN)
  tabs.addEventListener('message', ({ data }) => void look().then(() => data === 'sent' && refresh()))
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onSeen)
  letChangesWait({ mustWait: () => !navigator.onLine || count > 0, keep })
  void look().then(showAdded).then(send, () => undefined)
  return () => {
    clearInterval(again)
    tabs.close()
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/** The cart as the shop has it; from then on pages ask anew too. False when nobody answers. No hook: network events call it, not a render. */
export async function refresh(): Promise<boolean> {
  nothingArrived()
  return loadQuery(OfflineCartDocument, {}, { fresh: true }).then(
    () => navigator.onLine,
    () => false,
  )
}

/** A document from before knows nothing of what was put in since. */
async function showAdded(): Promise<void> {
  const added = (await changeStore.all()).reduce((sum, { variables: { input } }) => sum + (input?.variantId ? Number(input.quantity) || 1 : 0), 0)
  if (added === 0 || navigator.onLine) return
  const { cache } = apolloClient()
  const cart = cache.readQuery({ query: OfflineCartDocument })?.cart
  const { id = '', revision = 0, quantity = 0 } = cart ?? {}
  cache.writeQuery({ query: OfflineCartDocument, data: { cart: { __typename: 'Cart', id, revision, quantity: quantity + added } } })
}

/** As the tabs know her (lib/session/use-one-session.ts). */
function whose(): string {
  return localStorage.getItem('viewer') ?? ''
}
