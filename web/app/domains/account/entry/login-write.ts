import * as v from 'valibot'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { afterLogin } from '#app/lib/guards/login-guard.ts'
import { addPendingItem } from '#app/lib/wishlist/pending-item.ts'
import { AccountCodeSendDocument, AccountLoginDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { loginRules } from '#app/domains/account/account.rules.ts'
import { egyptianMobile } from '#app/domains/account/field.rules.ts'
import { pauseCookie } from './code-pause.ts'
import { secret } from './secret.ts'

/**
 * Logs in and goes where the visitor wanted to, by a new document; a pending wishlist item is added. A customer who never verified her number
 * gets a code and goes to type it.
 */
export const loginWrite = defineWrite({
  mutation: AccountLoginDocument,
  rules: loginRules,
  variables: ({ form }) => ({ input: { email: field(form, 'email'), password: secret(form, 'password') } }),
  async done(_, sent, tools) {
    await addPendingItem(sent, tools)
    return accepted({ next: afterLogin(sent), reload: true })
  },
  async refused({ accountLogin: { userErrors } }, { form, url }, { mutate, setCookie }) {
    if (!userErrors.some(({ code }) => code === 'ACCOUNT_UNVERIFIED')) return refused(userErrors, form)
    const mobile = field(form, 'email')
    const redirect = url.searchParams.get('redirect')
    // By e-mail nobody here knows the number: the page asks for it.
    if (!v.is(egyptianMobile, mobile)) return accepted({ next: verifyPath({ redirect }) })
    const { accountCodeSend } = await mutate(AccountCodeSendDocument, { input: { mobile, purpose: 'REGISTER' } })
    // A code that was sent a moment ago still counts: a refusal to send another one changes nothing.
    if (accountCodeSend.userErrors.length === 0) setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ next: verifyPath({ mobile, redirect }) })
  },
})
