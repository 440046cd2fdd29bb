// `npm run settings`: prints every setting of all servers, what it is set to, and what is missing or contradicts. `--
// --docs` prints the table of docs/settings.md.
import { faultsOfAll, tables } from './start/settings.ts'
import { misspelt, settingsReport, settingsTable } from './start/settings-report.ts'
import { say, warn } from './terminal.ts'

if (process.argv.includes('--docs')) {
  say(settingsTable(tables))
} else {
  const faults = faultsOfAll(process.env)
  say(settingsReport(tables, process.env, faults))
  for (const line of [...faults, ...misspelt(tables, process.env)]) warn(`\n${line}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
