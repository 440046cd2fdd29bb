import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'
import type { CartOwner } from './cart.queries.ts'

/**
 * Whose cart a request means: that of the customer who is logged in, whatever token comes with it, else that of the guest who has
 * the token; undefined when it is nobody's. Throws ACCOUNT_BLOCKED.
 */
export async function cartOwner(context: Context, token: string | undefined): Promise<CartOwner | undefined> {
  const customer = await findCustomer(context)
  if (customer) return { customerId: customer.id }
  const tokenHash = hashOfToken(token)
  return tokenHash ? { tokenHash } : undefined
}
