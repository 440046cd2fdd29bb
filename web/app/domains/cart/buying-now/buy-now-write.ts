import * as v from 'valibot'
import { choosePath, readBuyNowChoice } from '#app/domains/catalog/buying/buy-now-choice.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused, type Sent } from '#app/lib/forms/write.ts'
import { goTo } from '#app/lib/route/results.ts'
import { OrderBuyNowDocument } from './__generated__/buy-now.ts'
import { addressFieldNames } from '#app/lib/forms/address-field-names.ts'
import { contactDetailsFieldNames } from '#app/domains/cart/checkout/contact-details-fields.tsx'
import { submittedCode, refuseOrder, resendCode, rulesWithCode } from '#app/domains/cart/checkout/order-code-write.ts'
import { placedPath } from '#app/domains/cart/checkout/order-write.ts'
import { addressRules, contactDetailsRules, placeOrderRules } from '#app/domains/cart/checkout/checkout.rules.ts'

/** Refusals that another choice of size or product resolves, not this form. */
const GONE = ['OUT_OF_STOCK', 'VARIANT_UNAVAILABLE']

/** Places the order of a buy-now page. `intent` = `places` returns the form with its place lists, for visitors without JavaScript. */
export const buyNowWrite = defineWrite({
  mutation: OrderBuyNowDocument,
  before(sent, tools) {
    if (field(sent.form, 'intent') === 'places') return refused([], sent.form)
    return resendCode(sent, tools)
  },
  rules: (form) => rulesWithCode(buyNowRules, form),
  variables(sent) {
    const choice = readBuyNowChoice(sent.url.searchParams)
    if (!choice) throw chooseAgain(sent)
    const { form } = sent
    return {
      input: {
        ...choice,
        idempotencyKey: field(form, 'idempotencyKey'),
        expectedUnitPrice: field(form, 'unitPrice'),
        contact: fields(form, contactDetailsFieldNames),
        address: fields(form, addressFieldNames),
        acceptTerms: true,
        code: submittedCode(form),
      },
    }
  },
  done: ({ orderBuyNow: { order, token } }) => accepted({ next: placedPath(order?.id, token) }),
  refused({ orderBuyNow: { userErrors } }, sent, tools) {
    if (userErrors.some(({ code }) => GONE.includes(code))) throw chooseAgain(sent)
    return refuseOrder(userErrors, sent, tools)
  },
})

function chooseAgain({ params }: Sent): Response {
  return goTo(choosePath(params.id ?? ''))
}

/** Rules of contact details, address and terms (docs/rules/validation.md#forms). The store checks that the two numbers differ. */
const buyNowRules = v.object({ ...contactDetailsRules.entries, ...addressRules.entries, ...placeOrderRules.entries })
