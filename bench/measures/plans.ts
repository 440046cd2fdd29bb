import { run } from '../../scripts/processes/command.ts'
import type { Row } from '../report.ts'

/** Writes the plans of the hot queries at 100,000 products to docs/plans.md. */
export async function plans(): Promise<Row[]> {
  const { ok, stdout, output } = await run('node', ['store-api/src/scale/write-plans.ts'])
  if (!ok) throw new Error(`The plans could not be written:\n${output}`)
  const scannedTables = stdout.split('\n').filter(Boolean)
  const value = scannedTables.length > 0 ? scannedTables.join(', ') : 'none'
  return [{ what: 'big tables read whole by a hot query', value, judged: scannedTables.length, budget: { atMost: 0 } }]
}
