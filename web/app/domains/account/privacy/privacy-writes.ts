import * as v from 'valibot'
import { AccountCodeSendDocument } from '#app/domains/account/__generated__/account-writes.ts'
import { entryPath, profilePaths } from '#app/domains/account/account-paths.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'
import { code } from '#app/domains/account/field.rules.ts'
import { field, untrimmedField } from '#app/lib/forms/field.ts'
import { required } from '#app/lib/forms/rules.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import {
  AccountDeleteDocument,
  AccountKeepDocument,
  AccountMarketingUpdateDocument,
} from './__generated__/privacy-writes.ts'

/** The page of the deletion, which asks for a code instead of the password. */
export const deleteByCodePath = `${profilePaths.privacy}?by=code`

/** Whether the page of the deletion asks for a code. */
export function asksForCode(searchParams: URLSearchParams): boolean {
  return searchParams.get('by') === 'code'
}

/** Requests the deletion of the account, by the password or the code in the form; the session ends. */
export const accountDeleteWrite = defineWrite({
  mutation: AccountDeleteDocument,
  rules: (form) =>
    form.has('code') ? v.object({ code }) : v.object({ password: required('account:rules.password.required') }),
  variables: ({ form }) => ({
    input: form.has('code') ? { code: field(form, 'code') } : { password: untrimmedField(form, 'password') },
  }),
  done: () => accepted({ next: entryPath('/login', null, { reason: 'deleted' }), reload: true }),
})

/** Sends a code for the deletion to the customer's own mobile. */
export const deletionCodeWrite = defineWrite({
  mutation: AccountCodeSendDocument,
  variables: () => ({ input: { mobile: '', purpose: 'DELETE' as const } }),
  done({ accountCodeSend }, { locale, url }, { setCookie }) {
    setCookie(pauseCookie(accountCodeSend.resendAfter))
    return accepted({
      next: deleteByCodePath,
      notice: asksForCode(url.searchParams) ? textsIn(locale)('account:verify.resent') : undefined,
    })
  },
})

/** Gives or withdraws the consent to marketing messages. */
export const marketingWrite = defineWrite({
  mutation: AccountMarketingUpdateDocument,
  variables: ({ form }) => ({ input: { granted: field(form, 'granted') === 'yes' } }),
  done: ({ accountMarketingUpdate: { customer } }, { locale }) =>
    accepted({
      next: profilePaths.privacy,
      notice: textsIn(locale)(
        customer?.marketingMessages ? 'privacy:marketing.allowed' : 'privacy:marketing.withdrawn',
      ),
    }),
})

/** Takes the request for the deletion back. */
export const accountKeepWrite = defineWrite({
  mutation: AccountKeepDocument,
  variables: () => ({}),
  done: (_, { locale }) =>
    accepted({ next: profilePaths.privacy, reload: true, notice: textsIn(locale)('privacy:deletion.kept') }),
})
