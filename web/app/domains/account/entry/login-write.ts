import * as v from 'valibot'
import { field, untrimmedField } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { afterLogin } from '#app/lib/guards/login-guard.ts'
import { addPendingItem } from '#app/lib/wishlist/pending-item.ts'
import { AccountCodeSendDocument, AccountLoginDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { loginRules } from '#app/domains/account/account.rules.ts'
import { egyptianMobile } from '#app/domains/account/field.rules.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'

/**
* Logs in, adds a pending wishlist item and goes on to `redirect` in a new document. A customer whose mobile is not verified gets a code
 * and goes to the verification page.
 */
export const loginWrite = defineWrite({
  mutation: AccountLoginDocument,
  rules: loginRules,
  variables: ({ form }) => ({ input: { email: field(form, 'email'), password: untrimmedField(form, 'password') } }),
  async done(_, sent, tools) {
    await addPendingItem(sent, tools)
    return accepted({ next: afterLogin(sent), reload: true })
  },
  async refused({ accountLogin: { userErrors } }, { form, url }, { mutate, setCookie }) {
    if (!userErrors.some(({ code }) => code === 'ACCOUNT_UNVERIFIED')) return refused(userErrors, form)
    const mobile = field(form, 'email')
    const redirect = url.searchParams.get('redirect')
    // Only the verification page can ask for the mobile of a login by e-mail.
    if (!v.is(egyptianMobile, mobile)) return accepted({ next: verifyPath({ redirect }) })
    const { accountCodeSend } = await mutate(AccountCodeSendDocument, { input: { mobile, purpose: 'REGISTER' } })
    // A refusal is ignored: the code sent shortly before is still valid.
    if (accountCodeSend.userErrors.length === 0) setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ next: verifyPath({ mobile, redirect }) })
  },
})
