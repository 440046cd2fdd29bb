import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AccountRegisterDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { registerRules } from '#app/domains/account/account.rules.ts'
import { birthDateIn } from '#app/domains/account/profile/birth-date.ts'
import { genderIn } from '#app/domains/account/profile/gender.ts'
import { secret } from './secret.ts'
import { pauseCookie } from './send-code.ts'

/** Makes an account and goes on to the code that opens it. */
export const registerWrite: Write = async ({ form, locale, url }, { mutate, setCookie }) => {
  const faults = checkForm(registerRules, form, textOf(locale))
  const gender = genderIn(form)
  if (faults.length > 0 || !gender) return refused(faults, form)
  const input = {
    ...fields(form, ['fullName', 'mobile', 'email']),
    password: secret(form, 'password'),
    passwordConfirmation: secret(form, 'passwordConfirmation'),
    gender,
    dateOfBirth: birthDateIn(form) ?? '',
    acceptTerms: field(form, 'acceptTerms') !== '',
  }
  const { accountRegister } = await mutate(AccountRegisterDocument, { input })
  if (accountRegister.userErrors.length > 0) return refused(accountRegister.userErrors, form)
  setCookie(pauseCookie(accountRegister.resendAfter))
  return accepted({ next: verifyPath({ mobile: accountRegister.mobile, redirect: url.searchParams.get('redirect') }) })
}
