import { type Choice, choiceNow } from '#app/lib/consent/choice.ts'
import { deliverTo, type ShopEvent } from './events.ts'
import { keepPrivateApart } from './keep-private-apart.ts'
import type { Pixels } from './pixels.ts'
import { isPrivate } from './private-address.ts'
import { loadVendors } from './vendors/by-pixel.ts'
import { dropEvents, keepEvents, keptEvents, withNext } from './waiting-events.ts'

/** Visitors who have not chosen yet: their events, in memory until they do. */
let undecided: readonly ShopEvent[] = []

/**
 * Sets events on their way. `pixels` are those that the document's policy lets in: loaded at once, told what the document before
 * kept. An address that is nobody else's business is not shown to them: its events wait for the next document. While the visitor is
 * being asked events wait in memory; without pixels they go nowhere. Browser only.
 */
export async function startDelivery({ pixels, asks }: { pixels: Pixels; asks: boolean }): Promise<void> {
  const choice = choiceNow()
  // A document may be older than the choice: kept for times without a network, or answered before this came.
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

/** The visitor has chosen: what waited is kept for the document that may tell it, or forgotten. */
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

/** A page that is loaded again tells itself again. */
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
