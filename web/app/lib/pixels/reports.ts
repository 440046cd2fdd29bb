/** Maximum number of reports buffered before the first subscriber: enough until the page has loaded. */
const WAITING = 20

/**
 * Creates a buffered channel between the page and its analytics, whose code loads later: a publish and a subscribe
 * function.
 */
export function bufferedReports<Thing>() {
  let waiting: Thing[] = []
  let listener: ((thing: Thing) => void) | undefined

  function publish(thing: Thing): void {
    if (listener) listener(thing)
    else if (waiting.length < WAITING) waiting.push(thing)
  }

  /** Subscribes to buffered and future reports. Returns a function that unsubscribes. */
  function subscribe(take: (thing: Thing) => void): () => void {
    listener = take
    for (const thing of waiting) take(thing)
    waiting = []
    return () => {
      listener = undefined
    }
  }
  return { publish, subscribe }
}

/** The items added to a list, and the number of items before them. */
export type MoreShown = { products: readonly { code: string; name: string }[]; before: number }

/** `reportMoreShown` reports that a list was extended in place, `onMoreShown` subscribes to these reports. */
export const { publish: reportMoreShown, subscribe: onMoreShown } = bufferedReports<MoreShown>()

/** A completed mutation: its variables and its data. */
export type CompletedWrite = { variables: unknown; data: unknown }

/** `reportWrite` reports a completed mutation, `onWriteReports` subscribes to past and future ones. */
export const { publish: reportWrite, subscribe: onWriteReports } = bufferedReports<CompletedWrite>()
