import { type Choice, choiceNow } from '#app/lib/consent/choice.ts'
import { deliverTo, type ShopEvent } from './events.ts'
import { keepPrivateApart } from './keep-private-apart.ts'
import type { Pixels } from './pixels.ts'
import { isPrivate } from './private-address.ts'
import { loadVendors } from './vendors/by-pixel.ts'
import { dropEvents, keepEvents, keptEvents, withNext } from './waiting-events.ts'

/** Events of visitors who have not chosen yet, kept in memory until they do. */
let undecided: readonly ShopEvent[] = []

/**
 * Starts the delivery of events. `pixels` are those that the document's policy allows: they are loaded immediately and receive the events
 * that the previous document stored. Private addresses are never shown to pixels: their events wait for the next document. While the
 * consent banner is open, events wait in memory; without pixels they are discarded. Browser only.
 */
export async function startDelivery({ pixels, asks }: { pixels: Pixels; asks: boolean }): Promise<void> {
  const choice = choiceNow()
  // The document may be older than the choice: stored offline, or rendered before it.
  if (choice === 'no') return
  if (asks) return choice ? keepForLater() : waitForChoice()
  if (Object.keys(pixels).length === 0) return
  keepPrivateApart()
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
