import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { afterLogin } from '#app/lib/guards/login-guard.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { addPendingItem } from '#app/lib/wishlist/pending-item.ts'
import { AccountCodeCheckDocument, AccountCodeSendDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { askCodeRules, verifyRules } from '#app/domains/account/account.rules.ts'
import { pauseCookie } from './code-pause.ts'

/** The number that a code went to, and what the code is for, as the address of the page says. */
export function verifying(searchParams: URLSearchParams) {
  const purpose = searchParams.get('purpose') === 'mobile' ? ('MOBILE' as const) : ('REGISTER' as const)
  return { mobile: searchParams.get('mobile') ?? '', purpose, redirect: searchParams.get('redirect') }
}

/** Checks a code, which logs in or takes the new number, and goes where the visitor wanted to; a pending wishlist item is added. */
export const codeCheckWrite = defineWrite({
  mutation: AccountCodeCheckDocument,
  rules: verifyRules,
  variables({ form, url }) {
    const { mobile, purpose } = verifying(url.searchParams)
    return { input: { mobile, purpose, code: field(form, 'code') } }
  },
  async done(_, sent, tools) {
    await addPendingItem(sent, tools)
    return accepted({ next: afterLogin(sent), reload: true, notice: textOf(sent.locale)('account:verify.done') })
  },
  // Refusals of the code, and of the number that it was for, stand at the code: the form has no other field.
  refused({ accountCodeCheck: { userErrors } }, { form }) {
    const isOfCode = (code: string) => code.startsWith('CODE_') || code === 'MOBILE_TAKEN'
    return refused(userErrors.map((refusal) => (isOfCode(refusal.code) ? { ...refusal, path: ['code'] } : refusal)), form)
  },
})

/** Sends a code to the number that was typed. */
export const codeSendWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  rules: askCodeRules,
  variables: ({ form, url }) => ({ input: { mobile: field(form, 'mobile'), purpose: verifying(url.searchParams).purpose } }),
  done({ accountCodeSend }, { form, url }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    const { purpose, redirect } = verifying(url.searchParams)
    return accepted({ next: verifyPath({ mobile: field(form, 'mobile'), redirect, purpose: purpose === 'MOBILE' ? 'mobile' : undefined }) })
  },
})

/** Sends another code to whom the page's address names: `to` for a new password, else `mobile` and `purpose`. */
export const codeResendWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  variables({ url }) {
    const to = url.searchParams.get('to')
    const { mobile, purpose } = verifying(url.searchParams)
    return { input: to ? { mobile: to, purpose: 'RESET' as const } : { mobile, purpose } }
  },
  done({ accountCodeSend }, { locale }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ notice: textOf(locale)('account:verify.resent') })
  },
})
