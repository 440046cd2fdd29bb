/** Signals within this time (ms) are one request: the terminal, npm and scripts/run.mjs each pass on the same Ctrl-C. */
const SAME_REQUEST_MS = 1_000

/** The exit code of `npm start`, and the error to print. */
export type StopRequest = { code: number; line?: string }

/**
 * Resolves when the user or the parent process asks this process to stop. A second request at least a second later ends this process
 * immediately.
 */
export function askedToStop(): Promise<StopRequest> {
  const asked = Promise.withResolvers<StopRequest>()
  let first = 0
  const ask = () => {
    if (first === 0) {
      first = Date.now()
      asked.resolve({ code: 0 })
    } else if (Date.now() - first > SAME_REQUEST_MS) {
      process.exit(130)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  // The parent process was killed.
  process.on('disconnect', ask)
  return asked.promise
}
