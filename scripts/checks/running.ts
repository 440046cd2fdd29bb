import { interruptCommands } from '../processes/command.ts'
import { seconds } from '../start/progress.ts'
import { waitForStop } from '../start/until-stopped.ts'
import { say } from '../terminal.ts'
import type { Check, FileTime, Outcome, TestRun } from './outcome.ts'

/** Maximum lines of one failure. */
const MAX_LINES = 80
/** Number of the slowest files of a runner whose time is printed. */
const SLOW = 8

/** Runs a check and prints its result. A check that throws has failed. `earlier`: the tests that ran before it. */
export async function runTimed(check: Check, earlier: readonly TestRun[] = []): Promise<Outcome> {
  const began = performance.now()
  const outcome = await check
    .run(earlier)
    .catch((error: Error): Outcome => ({ passed: 0, failed: 1, failures: [error.stack ?? error.message] }))
  const count = outcome.passed + outcome.failed > 1 ? ` (${outcome.passed} passed, ${outcome.failed} failed)` : ''
  say(`${outcome.failed > 0 ? '✗' : '✓'} ${check.name}${count}, ${seconds(performance.now() - began)}`)
  for (const { name, ms } of longest(outcome.times)) say(`    ${name}, ${seconds(ms)}`)
  return outcome
}

/**
 * Interrupts the running commands and ends this process with 130 when it is asked to stop. Returns a function that
 * tells whether it is ending.
 */
export function endCommandsOnSignal(): () => boolean {
  let isEnding = false
  void waitForStop().then(async () => {
    isEnding = true
    await interruptCommands()
    process.exit(130)
  })
  // A listener of 'disconnect' keeps a process that has done its work from ending.
  process.channel?.unref()
  return () => isEnding
}

/** Returns the slowest files of a runner. */
function longest(times: readonly FileTime[] = []): FileTime[] {
  return times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOW)
}

/** Returns the first lines of a failure. */
export function shorten(text: string): string {
  const lines = text.split('\n')
  return lines.length <= MAX_LINES
    ? text
    : [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more lines`].join('\n')
}
