import type { ApolloCache } from '@apollo/client'
import { CartShownDocument } from '#app/domains/cart/__generated__/cart-writes.ts'
import { apolloClient } from '#app/lib/apollo/client.ts'
import { type Change, letChangesWait } from '#app/lib/apollo/mutation-links.ts'
import { type MutationData, type UserError, writtenData } from '#app/lib/apollo/written.ts'
import { loadQuery, expireQueries } from '#app/lib/apollo/load-query.ts'
import { ownRecord } from '#app/domains/session/own-record.ts'
import { OfflineCartDocument } from './__generated__/offline-cart.ts'
import { changeStore, type WaitingChange } from './change-store.ts'
import { replay } from './replay.ts'

/** Maximum queue length: more than a visitor does in a tunnel. Above it a mutation fails as unreachable. */
const MOST = 50
const AGAIN = 30_000

type Listeners = {
  /** Receives the current queue in order; empty when nothing waits. */
  onWaiting: (changes: readonly WaitingChange[]) => void
  /** Receives the number of mutations that this tab sent. */
  onArrived: (count: number) => void
  onRefused: (change: WaitingChange, refusals: readonly UserError[]) => void
}

/**
 * Queues cart mutations while offline, shows them, and sends them when the network is back: immediately, when the tab
 * becomes visible, at the next visit, and every 30 s while the queue is not empty. Returns a function that stops it.
 */
export function keepWaitingCart({ onWaiting, onArrived, onRefused }: Listeners): () => void {
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
      await changeStore.add({ ...change, whose: whose(), name: nameIn(cache, change.variables), failures: 0 })
    } catch {
      // Storage is unavailable or full.
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
    // A mutation was queued after the last read.
    if (arrived > 0 && count > 0) await send()
  }

  const onOnline = () => void refresh().then(send)
  const onSeen = () => void (document.visibilityState === 'visible' && look().then(send))
  const again = setInterval(() => void send(), AGAIN)
  tabs.addEventListener('message', ({ data }) => void look().then(() => data === 'sent' && refresh()))
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onSeen)
  letChangesWait({ mustWait: () => !navigator.onLine || count > 0, keep })
  void look().then(send, () => undefined)
  return () => {
    clearInterval(again)
    tabs.close()
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/**
 * Refetches the cart and marks cached queries stale. False when the shop is unreachable. Not a hook: network events
 * call it, not a render.
 */
export async function refresh(): Promise<boolean> {
  expireQueries()
  return loadQuery(OfflineCartDocument, {}, { fresh: true }).then(
    () => navigator.onLine,
    () => false,
  )
}

/** The visitor of this browser, shared by its tabs. */
function whose(): string {
  return ownRecord()?.data.viewer?.id ?? ''
}

type Entry = { __typename?: string; name?: string }

/** Returns the name of the product of a cart mutation from Apollo's cache, by variant or line. Empty when unknown. */
function nameIn(
  cache: ApolloCache,
  variables: { input?: { lines?: readonly { variantId: string }[]; lineId?: string } },
): string {
  const { lines, lineId } = variables.input ?? {}
  const line = cache.readQuery({ query: CartShownDocument })?.cart?.lines.find(({ id }) => id === lineId)
  if (!lines?.[0]) return line?.product?.name ?? ''
  const sign = new RegExp(`Variant:${lines[0].variantId}"`)
  const entries = Object.values(cache.extract() as Record<string, Entry>)
  return entries.find((entry) => entry.__typename === 'Product' && sign.test(JSON.stringify(entry)))?.name ?? ''
}
