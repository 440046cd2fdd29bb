import type { ShopEvent } from './events.ts'

const KEY = 'untold-events'
/** Maximum number of waiting events: a long visit. */
export const WAITING = 50

/** Adds a waiting event; drops the oldest above the maximum. */
export function withNext(waiting: readonly ShopEvent[], event: ShopEvent): readonly ShopEvent[] {
  return [...waiting.slice(1 - WAITING), event]
}

/** Stores events for the next document of this tab. Requires consent, because it writes to the visitor's device. */
export function keepEvents(events: readonly ShopEvent[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(events.slice(-WAITING)))
  } catch {
    // Without storage the events are lost.
  }
}

/** Returns the events stored by the previous document. */
export function keptEvents(): readonly ShopEvent[] {
  try {
    const events: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(events) ? (events as ShopEvent[]) : []
  } catch {
    return []
  }
}

/** Deletes the stored events. */
export function dropEvents(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to delete.
  }
}
