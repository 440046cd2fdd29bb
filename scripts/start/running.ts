/** A server or the embedded database. */
export type Stoppable = {
  name: string
  /** Resolves with the reason when the process has ended, stopped or not. */
  ended: Promise<string>
  stop: () => Promise<void>
  /** Returns the last lines of its log. */
  lastLines?: () => string
}

export type Running = {
  /** Adds a part. When it ends unexpectedly, `crashed` resolves. */
  add: (part: Stoppable) => void
  /** Resolves with a text to print when a part ended unexpectedly. */
  crashed: Promise<string>
  /** Stops all parts in the reverse order of their start. Never throws. */
  stopAll: () => Promise<void>
}

/** Tracks the started parts, so that they can be stopped in the right order. */
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
