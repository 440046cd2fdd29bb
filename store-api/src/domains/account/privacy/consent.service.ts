import type { Customer } from '#src/domains/account/account.schema.ts'
import { viewCustomer } from '#src/domains/account/customer.service.ts'
import { requireCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { insertConsent } from './consent.queries.ts'

/**
 * Writes the customer's decision about marketing messages with its time (docs/rules/privacy.md#consent); the decision that holds already is
 * not written again. Throws UNAUTHENTICATED.
 */
export async function decideMarketing(context: Context, granted: boolean): Promise<Customer> {
  const { id, mobile } = await requireCustomer(context)
  const customer = await viewCustomer(context, id)
  if (customer.marketingMessages === granted) return customer
  await insertConsent(context.db, { mobile, granted, source: 'account', at: context.now() })
  return { ...customer, marketingMessages: granted }
}
