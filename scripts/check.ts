// `npm run check`: types, format, lint and import rules of what changed since main, committed or not; everything where git does
// not tell. `npm test` checks everything.
import { checks, first } from './checks/all.ts'
import { changedFiles } from './checks/contracts.ts'
import { importRulesHold } from './checks/import-rules.ts'
import { type Check, fromCommand, passed } from './checks/outcome.ts'
import { endCommandsOnSignal, runTimed, shorten } from './checks/running.ts'
import { run } from './processes/command.ts'
import { say } from './terminal.ts'

endCommandsOnSignal()
const files = await changedFiles()
if (!files) say('git does not tell what changed (no git, or no repository): all files are checked.')
const scripts = files?.filter((file) => /\.(tsx?|mjs)$/.test(file))
const ofChanges: Check[] = [
  first,
  ...(checks.types ?? []),
  {
    name: 'oxlint',
    run: () =>
      scripts?.length === 0
        ? Promise.resolve(passed)
        : fromCommand(run('oxlint', ['--deny-warnings', ...(scripts ?? [])])),
  },
  { name: 'import rules', run: () => importRulesHold(scripts) },
  ...(checks.format ?? []),
  ...(checks.css ?? []),
]
const failures: string[] = []
for (const check of ofChanges) failures.push(...(await runTimed(check)).failures)
for (const failure of failures) say(`\n✗ ${shorten(failure)}`)
say(
  `\n${files ? `${files.length} changed files` : 'All files'}: ${failures.length > 0 ? `${failures.length} failed` : 'all is well'}. Unit tests of a folder: npx vitest run <folder>`,
)
if (files)
  say('oxlint has read the changed files only. After a change of a type, npm run lint reads those that use it too.')
process.exitCode = failures.length > 0 ? 1 : 0
