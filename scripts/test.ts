// `npm test`: everything that can be checked, or the parts that are named (`npm test -- lint types`); with `--full` (`npm run test:full`)
// each journey in all its languages and widths. Ends with 'N passed, N failed'.
import { checks, first } from './checks/all.ts'
import type { Check, FileTime, Outcome, TestRun } from './checks/outcome.ts'
import { endCommands } from './processes/command.ts'
import { seconds } from './start/progress.ts'
import { say, warn } from './terminal.ts'

/** Lines shown of one failure: a broken import can say the same thing a thousand times. */
const SHOWN = 80
/** Files of a runner whose time is shown. */
const SLOW = 8

const named = process.argv.slice(2)
// e2e/playwright.config.ts reads it.
if (named.includes('--full')) process.env.FULL_MATRIX = '1'
const wanted = named.filter((name) => name !== '--full')
const unknown = wanted.filter((name) => !checks[name])
if (unknown.length > 0) {
  warn(`There is no ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}

const end = () => {
  endCommands()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, end)

const total: Outcome = { passed: 0, failed: 0, failures: [] }
const earlier: TestRun[] = []
const parts = wanted.length > 0 ? wanted : Object.keys(checks)
for (const check of [first, ...parts.flatMap((name) => checks[name] ?? [])]) {
  const outcome = await runTimed(check)
  total.passed += outcome.passed
  total.failed += outcome.failed
  earlier.push(...(outcome.runs ?? []))
  total.failures.push(...outcome.failures.map((failure) => `${check.name}\n${failure}`))
}
for (const failure of total.failures) say(`\n✗ ${shortened(failure)}`)
// A pipe takes its time: ending before it is empty would cut the last line off.
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`, () => process.exit(total.failed > 0 ? 1 : 0))

async function runTimed(check: Check): Promise<Outcome> {
  const began = performance.now()
  const outcome = await check.run(earlier).catch((error: Error): Outcome => ({ passed: 0, failed: 1, failures: [error.stack ?? error.message] }))
  const count = outcome.passed + outcome.failed > 1 ? ` (${outcome.passed} passed, ${outcome.failed} failed)` : ''
  say(`${outcome.failed > 0 ? '✗' : '✓'} ${check.name}${count}, ${seconds(performance.now() - began)}`)
  for (const { name, ms } of longest(outcome.times)) say(`    ${name}, ${seconds(ms)}`)
  return outcome
}

/** The `SLOW` files of a runner that took the longest. */
function longest(times: readonly FileTime[] = []): FileTime[] {
  return times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOW)
}

function shortened(text: string): string {
  const lines = text.split('\n')
  return lines.length <= SHOWN ? text : [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more lines`].join('\n')
}
