import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { OrderAccessCodeCheckDocument, OrderAccessCodeSendDocument } from './__generated__/order-access.ts'
import { codeRefusals } from '#app/domains/order/changing/code-refusals.ts'
import { codeRules } from '#app/domains/order/changing/code.rules.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'

/**
 * Opens an order for a visitor who knows its `number` and `mobile`, by the `code` that the mobile gets. `intent` = send asks for a code and
 * leaves the form on its page, which then has `codeSent` and the seconds until the next one (`codePause`): no address holds the mobile.
 */
export const accessWrite = defineWrite({
  mutation: OrderAccessCodeCheckDocument,
  async before({ form }, { mutate }) {
    if (field(form, 'intent') !== 'send') return undefined
    const { userErrors, resendAfter } = (await mutate(OrderAccessCodeSendDocument, { input: askedIn(form) })).orderAccessCodeSend
    form.set('codeSent', 'yes')
    form.set('codePause', String(resendAfter ?? userErrors[0]?.retryAfter ?? 0))
    return refused(userErrors, form)
  },
  rules: codeRules,
  variables: ({ form }) => ({ input: { ...askedIn(form), code: field(form, 'code') } }),
  done: ({ orderAccessCodeCheck: { access } }) => accepted(access ? { next: orderPath(access) } : {}),
  refused: ({ orderAccessCodeCheck }, { form }) => refused(codeRefusals(orderAccessCodeCheck.userErrors), form),
})

function askedIn(form: FormData) {
  return { number: field(form, 'number').slice(0, 40), mobile: field(form, 'mobile').slice(0, 40) }
}
