/** What was told before somebody listens: as much as a visitor does until the page has loaded. */
const WAITING = 20

/** Between what happens on a page and what is made of it, which comes with a later file: a way to tell, and one to listen. */
export function told<Thing>() {
  let waiting: Thing[] = []
  let listener: ((thing: Thing) => void) | undefined

  function tell(thing: Thing): void {
    if (listener) listener(thing)
    else if (waiting.length < WAITING) waiting.push(thing)
  }

  /** Takes what was told and what is to come. Returns how to stop. */
  function listen(take: (thing: Thing) => void): () => void {
    listener = take
    for (const thing of waiting) take(thing)
    waiting = []
    return () => {
      listener = undefined
    }
  }
  return { tell, listen }
}
