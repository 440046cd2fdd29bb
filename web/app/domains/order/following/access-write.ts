import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused } from '#app/lib/forms/write.ts'
import { OrderAccessCodeCheckDocument, OrderAccessCodeSendDocument } from './__generated__/order-access.ts'
import { codeRefusals, codeRules } from '#app/domains/order/code.rules.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'

/**
* Opens an order by its `number`, its `mobile` and the `code` sent to the mobile. `intent` = send requests a code and keeps the form on its page,
 * with `codeSent` and the seconds until the next code (`codePause`), because no address may contain the mobile.
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
