// `npm run check`: types, lint and import rules of what changed since main, committed or not. `npm test` checks everything.
import { checks, first } from './checks/all.ts'
import { baseCommit } from './checks/contracts.ts'
import { importRulesHold } from './checks/import-rules.ts'
import { type Check, fromCommand, passed } from './checks/outcome.ts'
import { runTimed, shorten } from './checks/running.ts'
import { run } from './processes/command.ts'
import { say } from './terminal.ts'

const files = await changedFiles()
const scripts = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
const ofChanges: Check[] = [
  first,
  ...(checks.types ?? []),
  { name: 'oxlint', run: () => (scripts.length > 0 ? fromCommand(run('oxlint', ['--deny-warnings', ...scripts])) : Promise.resolve(passed)) },
  { name: 'import rules', run: () => importRulesHold(scripts) },
  ...(checks.css ?? []),
]
const failures: string[] = []
for (const check of ofChanges) failures.push(...(await runTimed(check)).failures)
for (const failure of failures) say(`\n✗ ${shorten(failure)}`)
say(`\n${files.length} changed files: ${failures.length > 0 ? `${failures.length} failed` : 'all is well'}. Unit tests of a folder: npx vitest run <folder>`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Files that differ from main (on main: from the commit before), with new ones and without deleted ones; paths from the root. */
async function changedFiles(): Promise<string[]> {
  const base = (await run('git', ['merge-base', 'HEAD', (await baseCommit()) ?? 'HEAD'])).stdout.trim()
  const lists = [
    ['diff', '--name-only', '-z', '--diff-filter=d', base],
    ['ls-files', '-z', '--others', '--exclude-standard'],
  ]
  const found = await Promise.all(lists.map((args) => run('git', args)))
  return [...new Set(found.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean)))]
}
