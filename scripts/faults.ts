// `npm run faults [-- NAME …]`: breaks the built shop in every way of faults/faults.ts under 30 shoppers. Each row says
// how long the fault lasted, how many pages came meanwhile, and when the last failure was; the last compares the books.
// Without names the tests of several machines run too (checks/scope.ts, `faultFiles`).
import { faults } from './faults/faults.ts'
import { rush, soak } from './faults/measures.ts'
import { runFaults } from './faults/run-faults.ts'
import { faultFiles } from './checks/scope.ts'
import { unitTests } from './checks/unit-tests.ts'
import { buildShop } from './start/derived.ts'
import { say } from './terminal.ts'

const wanted = process.argv.slice(2)
await buildShop()
const rows = await runFaults(
  wanted[0] === 'soak'
    ? [soak(Number(wanted[1] ?? 15))]
    : wanted.length > 0
      ? [...faults, rush].filter(({ name }) => wanted.some((word) => name.includes(word)))
      : [...faults, rush],
)
const width = Math.max(...rows.map(({ fault }) => fault.length))
for (const { fault, text, isKept } of rows) say(`${fault.padEnd(width)}  ${isKept ? 'kept  ' : 'MISSED'}  ${text}`)
const failures = wanted.length > 0 ? [] : await severalMachines()
for (const failure of failures) say(`\n✗ ${failure}`)
process.exit(failures.length === 0 && rows.every(({ isKept }) => isKept) ? 0 : 1)

async function severalMachines(): Promise<string[]> {
  const { passed, failed, failures } = await unitTests(faultFiles)
  say(`several machines: ${passed} passed, ${failed} failed`)
  return failures
}
