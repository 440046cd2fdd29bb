import { viewCustomer } from '#src/domains/account/customer.service.ts'
import { requireCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { selectOwnData } from './own-data.queries.ts'
import type { OwnData } from './privacy.schema.ts'

/** Why: docs/rules/limits.md#accounts-and-forms. */
const copies = limit({ name: 'own-data', tries: 10, seconds: 3600 })

/**
 * Returns everything that the shop keeps about the authenticated customer (docs/rules/privacy.md#own-data). Throws
 * UNAUTHENTICATED, RATE_LIMITED.
 */
export async function getOwnData(context: Context): Promise<OwnData> {
  const { id } = await requireCustomer(context)
  await spend(context.db, [[copies, String(id)]])
  const { mobile, email } = await viewCustomer(context, id)
  return { takenAt: context.now().toISOString(), sections: await selectOwnData(context.db, { id, mobile, email }) }
}
