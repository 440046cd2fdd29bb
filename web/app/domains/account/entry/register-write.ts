import * as v from 'valibot'
import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { AccountRegisterDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { gender, registerRules } from '#app/domains/account/account.rules.ts'
import { birthDateIn } from '#app/domains/account/profile/birth-date.ts'
import { pauseCookie } from './code-pause.ts'
import { secret } from './secret.ts'

/** Makes an account and goes on to the code that opens it. */
export const registerWrite = defineWrite({
  mutation: AccountRegisterDocument,
  rules: registerRules,
  variables: ({ form }) => ({
    input: {
      ...fields(form, ['fullName', 'mobile', 'email']),
      password: secret(form, 'password'),
      passwordConfirmation: secret(form, 'passwordConfirmation'),
      gender: v.parse(gender, field(form, 'gender')),
      dateOfBirth: birthDateIn(form) ?? '',
      acceptTerms: field(form, 'acceptTerms') !== '',
    },
  }),
  done({ accountRegister: { mobile, resendAfter } }, { url }, { setCookie }) {
    setCookie(pauseCookie(resendAfter))
    return accepted({ next: verifyPath({ mobile, redirect: url.searchParams.get('redirect') }) })
  },
})
