import { writePlans } from '../../scripts/scale/hot-queries.ts'
import type { Row } from '../report.ts'

/** The plans of the hot queries at 100,000 products, written to docs/plans.md. */
export async function plans(): Promise<Row[]> {
  const scanned = await writePlans()
  const value = scanned.length > 0 ? scanned.join(', ') : 'none'
  return [{ what: 'big tables read whole by a hot query', value, judged: scanned.length, budget: { atMost: 0 } }]
}
