import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { forgetFailedLogins, limitedCheck, limitedPassword } from './account-limits.service.ts'
import { checkedPasswordChange, checkedReset } from './account-rules.ts'
import type { ChangePasswordBody, Customer, PasswordReset, ResetPasswordBody } from './account.schema.ts'
import { useCode } from './code.service.ts'
import { selectAccount, selectPassword, updatePassword } from './customer.queries.ts'
import { viewCustomer } from './customer.service.ts'
import { textOf } from './field-rules.ts'
import { hashOfPassword, isPassword, refuseGuessable } from './password.ts'
import { closeOtherSessions, closeSessions, requireCustomer } from './session.service.ts'

/**
 * Sets a new password by code, and ends all sessions. Throws VALIDATION_FAILED, CODE_INVALID, CODE_EXPIRED,
 * CODE_TOO_MANY_TRIES, RATE_LIMITED.
 */
export async function resetPassword(context: Context, body: ResetPasswordBody): Promise<PasswordReset> {
  const { identifier, code, password } = checkedReset(body)
  await refuseGuessable(password, [textOf(identifier)])
  const id = await limitedCheck(context, textOf(identifier), async () => {
    const account = await selectAccount(context.db, identifier)
    return useCode(context, { askedWith: textOf(identifier), purpose: 'reset', code }, async (inside, customerId) => {
      // The e-mail may belong to another customer since the code was sent.
      if (!account || account.id !== customerId) throw new ApiError('CODE_INVALID')
      await updatePassword(inside.db, account.id, await hashOfPassword(password), inside.now())
      await closeSessions(inside, account.id)
      return account.id
    })
  })
  await forgetFailedLogins(context, id)
  return { done: true }
}

/** Changes the password, by the old one, and ends all other sessions. Throws UNAUTHENTICATED, VALIDATION_FAILED (also for a wrong old one), RATE_LIMITED. */
export async function changePassword(context: Context, body: ChangePasswordBody): Promise<Customer> {
  const { id } = await requireCustomer(context)
  const { oldPassword, password } = checkedPasswordChange(body)
  const { mobile, email, fullName } = await viewCustomer(context, id)
  await refuseGuessable(password, [mobile, email, fullName])
  await limitedPassword(context, id, async () => {
    const right = await isPassword(await selectPassword(context.db, id), oldPassword)
    if (!right) throw new ApiError('VALIDATION_FAILED', { fields: { oldPassword: [{ rule: 'wrong' }] } })
  })
  const passwordHash = await hashOfPassword(password)
  await context.db.transaction().execute(async (db) => {
    await updatePassword(db, id, passwordHash, context.now())
    await closeOtherSessions({ ...context, db }, id)
  })
  return viewCustomer(context, id)
}
