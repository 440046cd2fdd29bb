import { killCommands } from '../processes/command.ts'
import { say, warn } from '../terminal.ts'
import { type Running, watchRunning } from './running.ts'

/**
 * Signals within this time (ms) are one request: the terminal, npm and scripts/run.mjs each pass on the same Ctrl-C.
 */
const SAME_REQUEST_MS = 1_000

/** The exit code, and the error to print. */
export type StopRequest = { code: number; line?: string }

/**
 * Resolves when the user or the parent process asks this process to stop. A second request at least a second later ends
 * this process immediately.
 */
export function waitForStop(): Promise<StopRequest> {
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

/**
 * Runs `start` and what it adds to its parts until the user asks to stop, a part crashes or `start` fails. Then stops
 * all parts and ends this process.
 */
export async function runUntilStopped(start: (running: Running) => Promise<void>): Promise<never> {
  const running = watchRunning()
  const asked = waitForStop()
  const crashed = running.crashed.then((line): StopRequest => ({ code: 1, line }))
  const failed = (error: Error): StopRequest => ({ code: 1, line: error.message })
  const started = start(running).then(() => Promise.race([asked, crashed]), failed)
  const { code, line } = await Promise.race([asked, crashed, started])
  if (line) warn(`\n${line}`)
  if (!line) say('\nStopping …')
  killCommands()
  await running.stopAll()
  process.exit(code)
}
