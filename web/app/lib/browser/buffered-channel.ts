/** Maximum number of waiting things: enough until the page has loaded. */
const WAITING = 20

/**
 * Creates a channel to a subscriber whose code loads later: a publish and a subscribe function. `append` adds to what
 * waits for the subscriber; by default later things above the maximum are lost.
 */
export function bufferedChannel<Thing>(
  append = (waiting: readonly Thing[], thing: Thing): readonly Thing[] => [...waiting, thing].slice(0, WAITING),
) {
  let waiting: readonly Thing[] = []
  let listener: ((thing: Thing) => void) | undefined

  function publish(thing: Thing): void {
    if (listener) listener(thing)
    else waiting = append(waiting, thing)
  }

  /** Subscribes to waiting and future things. Returns a function that unsubscribes. */
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
