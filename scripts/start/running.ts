/** Something that runs until it is stopped: a server of ours, the embedded database. */
export type Stoppable = {
  name: string
  /** Settles with the words for it when it is gone, asked for or not. */
  ended: Promise<string>
  stop: () => Promise<void>
  /** The last lines it wrote, if it writes. */
  lastLines?: () => string
}

export type Running = {
  /** Takes something under watch; when it ends by itself, `crashed` of the whole settles. */
  add: (part: Stoppable) => void
  /** Settles with a line to print when one part ended by itself. */
  crashed: Promise<string>
  /** Stops every part, the last started first. Never throws. */
  stopAll: () => Promise<void>
}

/** Keeps what was started, so that it can be stopped in the right order. */
export function watchRunning(): Running {
  const parts: Stoppable[] = []
  const crash = Promise.withResolvers<string>()
  let stopping = false
  const add = (part: Stoppable) => {
    parts.push(part)
    void part.ended.then((how) => {
      if (stopping) return
      crash.resolve([`The ${part.name} ended unexpectedly (${how}).`, part.lastLines?.()].filter(Boolean).join('\n'))
    })
  }
  const stopAll = async () => {
    stopping = true
    for (const part of parts.toReversed()) await part.stop().catch(() => undefined)
  }
  return { add, crashed: crash.promise, stopAll }
}
