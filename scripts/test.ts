// `npm test`: runs all checks, or the named parts (`npm test -- lint types`); `--full` (`npm run test:full`) runs each journey in all its
// languages and widths. The last line is 'N passed, N failed'.
import { checks, first } from './checks/all.ts'
import type { Check, FileTime, Outcome, TestRun } from './checks/outcome.ts'
import { killCommands } from './processes/command.ts'
import { seconds } from './start/progress.ts'
import { say, warn } from './terminal.ts'

/** Maximum lines of one failure. */
const MAX_LINES = 80
/** Number of the slowest files of a runner whose time is printed. */
const SLOW = 8

const named = process.argv.slice(2)
// Read by e2e/playwright.config.ts.
if (named.includes('--full')) process.env.FULL_MATRIX = '1'
const wanted = named.filter((name) => name !== '--full')
const unknown = wanted.filter((name) => !checks[name])
if (unknown.length > 0) {
  warn(`There is no ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}

const end = () => {
  killCommands()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, end)

const total = { passed: 0, failed: 0, failures: [] as string[], unsteady: [] as string[] }
const earlier: TestRun[] = []
const parts = wanted.length > 0 ? wanted : Object.keys(checks)
for (const check of [first, ...parts.flatMap((name) => checks[name] ?? [])]) {
  const outcome = await runTimed(check)
  total.passed += outcome.passed
  total.failed += outcome.failed
  earlier.push(...(outcome.runs ?? []))
  total.failures.push(...outcome.failures.map((failure) => `${check.name}\n${failure}`))
  total.unsteady.push(...(outcome.unsteady ?? []))
}
for (const failure of total.failures) say(`\n✗ ${shorten(failure)}`)
if (total.unsteady.length > 0) say(`\nunsteady: failed once and passed when run again`)
for (const failure of total.unsteady) say(`\n~ ${shorten(failure)}`)
// process.exit before the pipe is flushed would cut the last line off.
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`, () => process.exit(total.failed > 0 ? 1 : 0))

async function runTimed(check: Check): Promise<Outcome> {
  const began = performance.now()
  const outcome = await check.run(earlier).catch((error: Error): Outcome => ({ passed: 0, failed: 1, failures: [error.stack ?? error.message] }))
  const count = outcome.passed + outcome.failed > 1 ? ` (${outcome.passed} passed, ${outcome.failed} failed)` : ''
  say(`${outcome.failed > 0 ? '✗' : '✓'} ${check.name}${count}, ${seconds(performance.now() - began)}`)
  for (const { name, ms } of longest(outcome.times)) say(`    ${name}, ${seconds(ms)}`)
  return outcome
}

/** Returns the slowest files of a runner. */
function longest(times: readonly FileTime[] = []): FileTime[] {
  return times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOW)
}

function shorten(text: string): string {
  const lines = text.split('\n')
  return lines.length <= MAX_LINES ? text : [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more lines`].join('\n')
}
