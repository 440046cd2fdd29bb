import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AccountPasswordResetDocument } from './__generated__/account-writes.ts'
import { AccountPasswordChangeDocument } from '#app/domains/account/profile/__generated__/profile-writes.ts'
import { resetPath, wayIn } from './account-paths.ts'
import { changePasswordRules, forgotRules, resetRules } from './account.rules.ts'
import { secret } from '#app/domains/account/entry/secret.ts'
import { sendCode } from '#app/domains/account/entry/send-code.ts'

/** Sends a code for a new password; whether there is such an account is not told. */
export const forgotWrite: Write = async ({ form, locale, url }, tools) => {
  const faults = checkForm(forgotRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const to = field(form, 'emailOrMobile')
  const { userErrors } = await sendCode({ mobile: to, purpose: 'RESET' }, tools)
  // The call knows the field by the name that the others have for it.
  if (userErrors.length > 0) return refused(userErrors.map((refusal) => ({ ...refusal, path: refusal.path && ['emailOrMobile'] })), form)
  return accepted({ next: resetPath(to, url.searchParams.get('redirect')) })
}

/** Sets a new password by a code; she then logs in with it. `intent` = `resend` sends another code, its `data` is the seconds until the next. */
export const resetWrite: Write = async ({ form, locale, url }, tools) => {
  const to = url.searchParams.get('to') ?? ''
  if (field(form, 'intent') === 'resend') {
    const { userErrors, resendAfter } = await sendCode({ mobile: to, purpose: 'RESET' }, tools)
    return userErrors.length > 0 ? refused(userErrors, form) : accepted({ without: url.pathname + url.search, data: resendAfter })
  }
  const faults = checkForm(resetRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = {
    emailOrMobile: to,
    code: field(form, 'code'),
    password: secret(form, 'password'),
    passwordConfirmation: secret(form, 'passwordConfirmation'),
  }
  const { userErrors } = (await tools.mutate(AccountPasswordResetDocument, { input })).accountPasswordReset
  if (userErrors.length > 0) return refused(userErrors, form)
  return accepted({ next: wayIn('/login', url.searchParams.get('redirect'), { reason: 'reset' }), reload: true })
}

/** Sets another password by the old one. */
export const changePasswordWrite: Write = async ({ form, locale }, { mutate }) => {
  const faults = checkForm(changePasswordRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = {
    oldPassword: secret(form, 'oldPassword'),
    password: secret(form, 'password'),
    passwordConfirmation: secret(form, 'passwordConfirmation'),
  }
  const { userErrors } = (await mutate(AccountPasswordChangeDocument, { input })).accountPasswordChange
  return userErrors.length > 0 ? refused(userErrors, form) : accepted({ next: '/profile' })
}
