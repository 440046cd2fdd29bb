// `npm run check`: types, format, lint and import rules of what changed since main, committed or not; everything where git does
// not tell. `npm test` checks everything.
import { checks, first, typeChecks } from './checks/all.ts'
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
  ...typeChecks(files),
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
  say(
    'Types were read in the changed folders and those that follow their contracts, oxlint has read the changed files. After a change of a type, npm run typecheck and npm run lint read those that use it too.',
  )
process.exitCode = failures.length > 0 ? 1 : 0
