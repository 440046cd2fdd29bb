// `npm test`: runs all checks, or the named parts (`npm test -- lint types`); `--full` (`npm run test:full`) runs what
// checks/scope.ts leaves out of it too. The last line is 'N passed, N failed'.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, first } from './checks/all.ts'
import type { Check, TestRun } from './checks/outcome.ts'
import { endCommandsOnSignal, runTimed, shorten } from './checks/running.ts'
import { isFull, SCOPE } from './checks/scope.ts'
import { say, warn } from './terminal.ts'

const named = process.argv.slice(2)
process.env[SCOPE] = named.includes('--full') ? 'full' : 'short'
const wanted = named.filter((name) => name !== '--full')
const unknown = wanted.filter((name) => !checks[name])
if (unknown.length > 0) {
  warn(`There is no ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`)
  process.exit(2)
}

// All temporary files of the run, so that nothing is left when a test runner is killed.
const temporary = mkdtempSync(join(tmpdir(), 'npm-test-'))
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }))
const isEnding = endCommandsOnSignal()

const total = { passed: 0, failed: 0, failures: [] as string[], unsteady: [] as string[] }
const earlier: TestRun[] = []
const parts = wanted.length > 0 ? wanted : Object.keys(checks)
const wantedChecks = parts.flatMap((name) => checks[name] ?? []).filter(({ fullOnly }) => !fullOnly || isFull())
await runInTurn([first])
// The slow ones first, so that both end at about the same time.
const beside = wantedChecks.filter(({ alone }) => !alone).toReversed()
await Promise.all([runInTurn(beside), runInTurn(beside)])
await runInTurn(wantedChecks.filter(({ alone }) => alone))

/** Takes checks from the list until it is empty. */
async function runInTurn(waiting: Check[]): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const outcome = await runTimed(check, earlier)
    if (isEnding()) return new Promise(() => undefined)
    total.passed += outcome.passed
    total.failed += outcome.failed
    earlier.push(...(outcome.runs ?? []))
    total.failures.push(...outcome.failures.map((failure) => `${check.name}\n${failure}`))
    total.unsteady.push(...(outcome.unsteady ?? []))
  }
}

for (const failure of total.failures) say(`\n✗ ${shorten(failure)}`)
if (total.unsteady.length > 0) say(`\nunsteady: failed once and passed when run again`)
for (const failure of total.unsteady) say(`\n~ ${shorten(failure)}`)
// process.exit before the pipe is flushed would cut the last line off.
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`, () => process.exit(total.failed > 0 ? 1 : 0))
