import * as v from 'valibot'
import { field, fields, untrimmedField } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { AccountRegisterDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { gender, registerRules } from '#app/domains/account/account.rules.ts'
import { birthDateIn } from '#app/domains/account/birth-date.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'

/** Creates an account and goes on to its verification. */
export const registerWrite = defineWrite({
  mutation: AccountRegisterDocument,
  rules: registerRules,
  variables: ({ form }) => ({
    input: {
      ...fields(form, ['fullName', 'mobile', 'email']),
      password: untrimmedField(form, 'password'),
      passwordConfirmation: untrimmedField(form, 'passwordConfirmation'),
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
