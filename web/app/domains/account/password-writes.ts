import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { AccountCodeSendDocument, AccountPasswordResetDocument } from './__generated__/account-writes.ts'
import { AccountPasswordChangeDocument } from '#app/domains/account/profile/__generated__/profile-writes.ts'
import { resetPath, wayIn } from './account-paths.ts'
import { changePasswordRules, forgotRules, resetRules } from './account.rules.ts'
import { pauseCookie } from '#app/domains/account/entry/code-pause.ts'
import { secret } from '#app/domains/account/entry/secret.ts'

/** Sends a code for a new password; whether there is such an account is not told. */
export const forgotWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  rules: forgotRules,
  variables: ({ form }) => ({ input: { mobile: field(form, 'emailOrMobile'), purpose: 'RESET' as const } }),
  done({ accountCodeSend }, { form, url }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ next: resetPath(field(form, 'emailOrMobile'), url.searchParams.get('redirect')) })
  },
  // The mutation has another name for the field.
  refused: ({ accountCodeSend: { userErrors } }, { form }) =>
    refused(userErrors.map((refusal) => ({ ...refusal, path: refusal.path && ['emailOrMobile'] })), form),
})

/** Sets a new password by a code; the customer then logs in with it. */
export const resetWrite = defineWrite({
  mutation: AccountPasswordResetDocument,
  rules: resetRules,
  variables: ({ form, url }) => ({
    input: {
      emailOrMobile: url.searchParams.get('to') ?? '',
      code: field(form, 'code'),
      password: secret(form, 'password'),
      passwordConfirmation: secret(form, 'passwordConfirmation'),
    },
  }),
  done: (_, { url }) => accepted({ next: wayIn('/login', url.searchParams.get('redirect'), { reason: 'reset' }), reload: true }),
})

/** Sets another password by the old one. */
export const changePasswordWrite = defineWrite({
  mutation: AccountPasswordChangeDocument,
  rules: changePasswordRules,
  variables: ({ form }) => ({
    input: {
      oldPassword: secret(form, 'oldPassword'),
      password: secret(form, 'password'),
      passwordConfirmation: secret(form, 'passwordConfirmation'),
    },
  }),
  done: (_, { locale }) => accepted({ next: '/profile', notice: textOf(locale)('account:password.done') }),
})
