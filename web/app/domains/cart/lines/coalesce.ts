type Options<Value> = {
  /** Milliseconds without a new value before the last value is sent. */
  wait: number
  /** Sends a value. Settles with the answer; a rejection is ignored. */
  send: (value: Value) => Promise<unknown>
  /** Called when all values were answered or dropped. */
  onSettled?: () => void
}

/**
 * Debounces values: only the last one is sent, one call at a time, so that answers cannot overtake each other. `flush` sends the pending value at
 * once, `drop` discards it.
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
    // A value was set during the call: its delay starts now.
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
