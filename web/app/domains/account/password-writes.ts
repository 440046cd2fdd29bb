import { field, untrimmedField } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { AccountCodeSendDocument, AccountPasswordResetDocument } from './__generated__/account-writes.ts'
import { AccountPasswordChangeDocument } from './__generated__/account-writes.ts'
import { resetPath, entryPath } from './account-paths.ts'
import { changePasswordRules, forgotRules, resetRules } from './account.rules.ts'
import { pauseCookie } from './code-pause.ts'

/** Sends a code for a new password. The response does not reveal whether the account exists. */
export const forgotWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  rules: forgotRules,
  variables: ({ form }) => ({ input: { mobile: field(form, 'emailOrMobile'), purpose: 'RESET' as const } }),
  done({ accountCodeSend }, { form, url }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ next: resetPath(field(form, 'emailOrMobile'), url.searchParams.get('redirect')) })
  },
  // The mutation names the field differently.
  refused: ({ accountCodeSend: { userErrors } }, { form }) =>
    refused(
      userErrors.map((refusal) => ({ ...refusal, path: refusal.path && ['emailOrMobile'] })),
      form,
    ),
})

/** Sets a new password by a code and goes on to the login. */
export const resetWrite = defineWrite({
  mutation: AccountPasswordResetDocument,
  rules: resetRules,
  variables: ({ form, url }) => ({
    input: {
      emailOrMobile: url.searchParams.get('to') ?? '',
      code: field(form, 'code'),
      password: untrimmedField(form, 'password'),
      passwordConfirmation: untrimmedField(form, 'passwordConfirmation'),
    },
  }),
  done: (_, { url }) =>
    accepted({ next: entryPath('/login', url.searchParams.get('redirect'), { reason: 'reset' }), reload: true }),
})

/** Changes the password; requires the old one. */
export const changePasswordWrite = defineWrite({
  mutation: AccountPasswordChangeDocument,
  rules: changePasswordRules,
  variables: ({ form }) => ({
    input: {
      oldPassword: untrimmedField(form, 'oldPassword'),
      password: untrimmedField(form, 'password'),
      passwordConfirmation: untrimmedField(form, 'passwordConfirmation'),
    },
  }),
  done: (_, { locale }) => accepted({ next: '/profile', notice: textsIn(locale)('account:password.done') }),
})
