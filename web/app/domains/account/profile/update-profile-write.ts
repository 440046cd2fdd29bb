import { fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { AccountProfileUpdateDocument } from './__generated__/profile-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { updateProfileRules } from '#app/domains/account/account.rules.ts'
import { birthDateIn } from '#app/domains/account/birth-date.ts'
import { genderIn } from '#app/domains/account/gender.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'

/** Changes the customer's details; a new mobile leads on to its verification. */
export const updateProfileWrite = defineWrite({
  mutation: AccountProfileUpdateDocument,
  rules: updateProfileRules,
  variables: ({ form }) => ({
    input: { ...fields(form, ['fullName', 'mobile', 'email']), gender: genderIn(form), dateOfBirth: birthDateIn(form) },
  }),
  done({ accountProfileUpdate: { mobileToVerify: mobile, resendAfter } }, { locale }, { setCookie }) {
    const t = textOf(locale)
    if (!mobile) return accepted({ next: '/profile', notice: t('account:update.done') })
    setCookie(pauseCookie(resendAfter))
    return accepted({ next: verifyPath({ mobile, purpose: 'mobile', redirect: '/profile' }), notice: t('account:update.checkMobile') })
  },
})
