type Options<Value> = {
  /** Milliseconds of quiet before the last value is sent. */
  wait: number
  /** Sends a value; settles when it was answered, whatever the answer. */
  send: (value: Value) => Promise<unknown>
  /** Everything that was set has been answered. */
  onSettled?: () => void
}

/**
 * Turns many quick values into few calls: the last one wins, one call at a time, so answers cannot overtake each other.
 * `flush` sends at once what is waiting, `drop` forgets it.
 */
export function coalesce<Value>({ wait, send, onSettled }: Options<Value>) {
  let waiting: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (busy || !waiting) return
    const { value } = waiting
    waiting = undefined
    busy = true
    await send(value).catch(() => undefined)
    busy = false
    // Set meanwhile: its quiet time begins anew.
    if (waiting) timer = setTimeout(() => void flush(), wait)
    else onSettled?.()
  }

  function set(value: Value): void {
    waiting = { value }
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }

  function drop(): void {
    clearTimeout(timer)
    waiting = undefined
    if (!busy) onSettled?.()
  }
  return { set, drop, flush: () => void flush() }
}
