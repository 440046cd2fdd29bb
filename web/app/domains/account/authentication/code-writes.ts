import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { afterLogin } from '#app/domains/session/guards.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { addPendingItem } from '#app/domains/wishlist/pending-item.ts'
import { AccountCodeCheckDocument, AccountCodeSendDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { askCodeRules, verifyRules } from '#app/domains/account/account.rules.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'

/** Reads from the page's address to which mobile a code was sent and for which purpose. */
export function verificationOf(searchParams: URLSearchParams) {
  const purpose = searchParams.get('purpose') === 'mobile' ? ('MOBILE' as const) : ('REGISTER' as const)
  return { mobile: searchParams.get('mobile') ?? '', purpose, redirect: searchParams.get('redirect') }
}

/** Checks a code, which logs in or changes the mobile, adds a pending wishlist item, and goes on to `redirect`. */
export const codeCheckWrite = defineWrite({
  mutation: AccountCodeCheckDocument,
  rules: verifyRules,
  variables({ form, url }) {
    const { mobile, purpose } = verificationOf(url.searchParams)
    return { input: { mobile, purpose, code: field(form, 'code') } }
  },
  async done(_, sent, tools) {
    await addPendingItem(sent, tools)
    return accepted({ next: afterLogin(sent), reload: true, notice: textsIn(sent.locale)('account:verify.done') })
  },
  // Refusals of the code and of its mobile are shown at the code, the only field of the form.
  refused({ accountCodeCheck: { userErrors } }, { form }) {
    const isOfCode = (code: string) => code.startsWith('CODE_') || code === 'MOBILE_TAKEN'
    return refused(
      userErrors.map((refusal) => (isOfCode(refusal.code) ? { ...refusal, path: ['code'] } : refusal)),
      form,
    )
  },
})

/** Sends a code to the mobile in the form. */
export const codeSendWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  rules: askCodeRules,
  variables: ({ form, url }) => ({
    input: { mobile: field(form, 'mobile'), purpose: verificationOf(url.searchParams).purpose },
  }),
  done({ accountCodeSend }, { form, url }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    const { purpose, redirect } = verificationOf(url.searchParams)
    return accepted({
      next: verifyPath({
        mobile: field(form, 'mobile'),
        redirect,
        purpose: purpose === 'MOBILE' ? 'mobile' : undefined,
      }),
    })
  },
})

/**
 * Sends another code, by SMS for the button `channel` = `SMS`, to the recipient in the page's address: `to` for a new
 * password, else `mobile` and `purpose`.
 */
export const codeResendWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  variables({ form, url }) {
    const to = url.searchParams.get('to')
    const channel = field(form, 'channel') === 'SMS' ? ('SMS' as const) : ('WHATSAPP' as const)
    const { mobile, purpose } = verificationOf(url.searchParams)
    return { input: to ? { mobile: to, purpose: 'RESET' as const, channel } : { mobile, purpose, channel } }
  },
  done({ accountCodeSend }, { locale }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({ notice: textsIn(locale)('account:verify.resent') })
  },
})
