import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { OrderAccessCodeCheckDocument, OrderAccessCodeSendDocument } from './__generated__/order-access.ts'
import { codeRefusals } from '#app/domains/order/changing/code-refusals.ts'
import { codeRules } from '#app/domains/order/changing/code.rules.ts'
import { orderPath } from '#app/domains/order/order-paths.ts'

/**
 * Opens an order for who has its number and mobile: `intent` = send sends a code to the mobile, check opens the order by it.
 * What was sent leaves the form on the page, which asks for the code then; no address holds the mobile.
 */
export const accessWrite: Write = async ({ form, locale }, { mutate }) => {
  const asked = { number: field(form, 'number').slice(0, 40), mobile: field(form, 'mobile').slice(0, 40) }
  if (field(form, 'intent') === 'send') {
    const { userErrors, resendAfter } = (await mutate(OrderAccessCodeSendDocument, { input: asked })).orderAccessCodeSend
    form.set('codePause', String(resendAfter ?? userErrors[0]?.retryAfter ?? 0))
    return refused(userErrors, form)
  }
  const faults = checkForm(codeRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = { ...asked, code: field(form, 'code') }
  const { access, userErrors } = (await mutate(OrderAccessCodeCheckDocument, { input })).orderAccessCodeCheck
  return access ? accepted({ next: orderPath(access) }) : refused(codeRefusals(userErrors), form)
}
