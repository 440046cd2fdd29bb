import { readStoredList, store } from '#app/lib/storage/stored.ts'
import { type Choice, choiceNow } from './consent-choice.ts'
import { deliverTo, type ShopEvent } from './events.ts'
import type { Pixels } from './pixels.ts'
import { keysOf } from '#app/lib/records/records.ts'
import { isPrivate } from './private-address.ts'
import type { Vendor } from './vendor.ts'

/** Events of visitors who have not chosen yet, kept in memory until they do. */
let undecided: readonly ShopEvent[] = []

/**
 * Starts the delivery of events. `pixels` are those that the document's policy allows: they are loaded immediately and
 * receive the events that the previous document stored. Private addresses are never shown to pixels: their events wait
 * for the next document. While the consent banner is open, events wait in memory; without pixels they are discarded.
 * Browser only.
 */
export async function startDelivery({ pixels, asks }: { pixels: Pixels; asks: boolean }): Promise<void> {
  const choice = choiceNow()
  // The document may be older than the choice: stored offline, or rendered before it.
  if (choice === 'no') return
  if (asks) return choice ? keepForLater() : waitForChoice()
  if (Object.keys(pixels).length === 0) return
  reloadAtPrivateBoundary()
  if (isPrivate(location)) return keepForLater()
  let early: readonly ShopEvent[] = keptEvents()
  dropEvents()
  deliverTo((event) => void (early = withNext(early, event)))
  const send = await loadVendors(pixels)
  for (const event of early) send(event)
  deliverTo(send)
}

/** Applies the visitor's choice: stores the waiting events for the document that may send them, or deletes them. */
export function takeChoice(choice: Choice, { reloads }: { reloads: boolean }): void {
  const waited = undecided
  undecided = []
  if (choice === 'no') {
    dropEvents()
    deliverTo(() => {})
    return
  }
  keepEvents(reloads ? withoutThisPage(waited) : waited)
  keepForLater()
}

/** A reloaded page reports its page view again. */
function withoutThisPage(events: readonly ShopEvent[]): readonly ShopEvent[] {
  const from = events.findLastIndex(({ name }) => name === 'pageView')
  return from === -1 ? events : events.slice(0, from)
}

function waitForChoice(): void {
  deliverTo((event) => void (undecided = withNext(undecided, event)))
}

function keepForLater(): void {
  deliverTo((event) => keepEvents(withNext(keptEvents(), event)))
}

/**
 * Vendor modules by pixel id. Each is a separate file, loaded only where the shop and the visitor's choice require it.
 */
const byPixel: Record<keyof Pixels, () => Promise<Vendor>> = {
  adPixel: async () => (await import('./meta.ts')).meta,
  tagManager: async () => (await import('./google.ts')).google,
  videoAdPixel: async () => (await import('./tiktok.ts')).tiktok,
}

/** Loads every configured pixel. Returns a function that sends an event to all of them. */
async function loadVendors(pixels: Pixels): Promise<Vendor['send']> {
  const vendors = await Promise.all(
    keysOf(byPixel).map(async (name) => {
      const id = pixels[name]
      const vendor = id ? await byPixel[name]() : undefined
      if (id) vendor?.load(id)
      return vendor
    }),
  )
  return (event) => {
    for (const vendor of vendors) vendor?.send(event)
  }
}

/**
 * Loads a new document on every navigation between private and other addresses: a document with pixels never shows a
 * private address, and one without pixels is not reused for others. For visitors who allow pixels, before they are
 * loaded.
 */
function reloadAtPrivateBoundary(): void {
  for (const change of ['pushState', 'replaceState'] as const) {
    const own = history[change].bind(history)
    history[change] = (state: unknown, unused: string, to?: string | URL | null) => {
      const target = to ? new URL(to, location.href) : location
      if (isPrivate(target) !== isPrivate(location)) return location.assign(target.href)
      own(state, unused, to)
    }
  }
}

const KEY = 'unsent-events'
/** Maximum number of waiting events: a long visit. */
export const WAITING = 50

/** Adds a waiting event; drops the oldest above the maximum. */
function withNext(waiting: readonly ShopEvent[], event: ShopEvent): readonly ShopEvent[] {
  return [...waiting.slice(1 - WAITING), event]
}

/** Stores events for the next document of this tab. Requires consent, because it writes to the visitor's device. */
function keepEvents(events: readonly ShopEvent[]): void {
  store('sessionStorage', KEY, events.slice(-WAITING))
}

const isEvent = (value: unknown): value is ShopEvent => typeof value === 'object' && value !== null && 'name' in value

/** Returns the events stored by the previous document. */
function keptEvents(): readonly ShopEvent[] {
  return readStoredList('sessionStorage', KEY, isEvent)
}

/** Deletes the stored events. */
function dropEvents(): void {
  store('sessionStorage', KEY, null)
}
