/** Milliseconds in which several signals are one wish: a terminal, npm and our own starter each pass the same Ctrl-C on. */
const SAME_WISH = 1_000

export type Wish = { code: number; line?: string }

/**
 * Settles when a person or the process above asks for the end. A second wish, a second later or more, ends this process at once.
 */
export function askedToStop(): Promise<Wish> {
  const asked = Promise.withResolvers<Wish>()
  let first = 0
  const ask = () => {
    if (first === 0) {
      first = Date.now()
      asked.resolve({ code: 0 })
    } else if (Date.now() - first > SAME_WISH) {
      process.exit(130)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  // The process that started this one was killed.
  process.on('disconnect', ask)
  return asked.promise
}
