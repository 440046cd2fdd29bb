import type { ShopEvent } from './events.ts'

const KEY = 'untold-events'
/** As many wait at most: those of a long look around. */
export const WAITING = 50

/** Adds an event to those that wait; the oldest goes when there are too many. */
export function withNext(waiting: readonly ShopEvent[], event: ShopEvent): readonly ShopEvent[] {
  return [...waiting.slice(1 - WAITING), event]
}

/** Keeps events for this tab's next document. Only for visitors who agreed: it writes to their device. */
export function keepEvents(events: readonly ShopEvent[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(events.slice(-WAITING)))
  } catch {
    // They are not told then.
  }
}

/** What the document before kept. */
export function keptEvents(): readonly ShopEvent[] {
  try {
    const events: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(events) ? (events as ShopEvent[]) : []
  } catch {
    return []
  }
}

/** Forgets what was kept. */
export function dropEvents(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
