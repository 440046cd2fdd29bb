import { checkForm } from '#app/lib/forms/check-form.ts'
import { fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AccountProfileUpdateDocument } from './__generated__/profile-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { updateProfileRules } from '#app/domains/account/account.rules.ts'
import { birthDateIn } from './birth-date.ts'
import { genderIn } from './gender.ts'
import { pauseCookie } from '#app/domains/account/entry/send-code.ts'

/** Changes who the customer is; a new number leads on to its code. */
export const updateProfileWrite: Write = async ({ form, locale }, { mutate, setCookie }) => {
  const faults = checkForm(updateProfileRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = { ...fields(form, ['fullName', 'mobile', 'email']), gender: genderIn(form), dateOfBirth: birthDateIn(form) }
  const { mobileToVerify, resendAfter, userErrors } = (await mutate(AccountProfileUpdateDocument, { input })).accountProfileUpdate
  if (userErrors.length > 0) return refused(userErrors, form)
  if (mobileToVerify) setCookie(pauseCookie(resendAfter))
  const next = mobileToVerify ? verifyPath({ mobile: mobileToVerify, purpose: 'mobile', redirect: '/profile' }) : '/profile'
  return accepted({ next })
}
