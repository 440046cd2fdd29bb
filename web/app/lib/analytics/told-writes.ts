/** A write that the shop has done: its variables and what came back. */
export type ToldWrite = { variables: unknown; data: unknown }

/** Writes from before somebody listens: as many as a visitor does until the page has loaded. */
const WAITING = 20

let waiting: ToldWrite[] = []
let listener: ((write: ToldWrite) => void) | undefined

/** Tells that a write was answered. What is made of it comes with a later file. */
export function tellWrite(write: ToldWrite): void {
  if (listener) listener(write)
  else if (waiting.length < WAITING) waiting.push(write)
}

/** Takes the writes that were told and those to come. Returns how to stop. */
export function onWrites(take: (write: ToldWrite) => void): () => void {
  listener = take
  for (const write of waiting) take(write)
  waiting = []
  return () => {
    listener = undefined
  }
}
