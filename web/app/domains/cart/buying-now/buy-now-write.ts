import { choosePath, readWish } from '#app/domains/catalog/buying/buy-now-wish.ts'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, goTo, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { OrderBuyNowDocument } from './__generated__/buy-now.ts'
import { addressFieldNames } from '#app/domains/cart/checkout/address-fields.tsx'
import { buyNowRules } from './buy-now.rules.ts'
import { askForCode, codeIn, rulesWithCode, wantsCode } from '#app/domains/cart/checkout/order-code-write.ts'
import { clientFieldNames } from '#app/domains/cart/checkout/client-fields.tsx'

/** Sold out, or no longer sold: nothing on this page mends that. */
const GONE = ['OUT_OF_STOCK', 'VARIANT_UNAVAILABLE']

/** Orders the product of the page at once. `intent` = `places` asks only for the form again, for a visitor without JavaScript. */
export const buyNowWrite: Write = async ({ form, locale, url, params }, tools) => {
  if (field(form, 'intent') === 'places') return refused([], form)
  const wish = readWish(url.searchParams)
  if (!wish) throw goTo(choosePath(params.id ?? ''))
  if (wantsCode(form)) return askForCode(form, tools)
  const faults = checkForm(rulesWithCode(buyNowRules, form), form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { orderBuyNow } = await tools.mutate(OrderBuyNowDocument, {
    input: {
      ...wish,
      idempotencyKey: field(form, 'idempotencyKey'),
      expectedUnitPrice: field(form, 'unitPrice'),
      client: fields(form, clientFieldNames),
      address: fields(form, addressFieldNames),
      acceptTerms: true,
      code: codeIn(form),
    },
  })
  const { order, token, userErrors } = orderBuyNow
  if (order && token) return accepted({ next: `/order-placed/${order.id}?token=${encodeURIComponent(token)}` })
  if (userErrors.some(({ code }) => GONE.includes(code))) throw goTo(choosePath(params.id ?? ''))
  if (userErrors.some(({ code }) => code === 'CODE_REQUIRED')) return askForCode(form, tools)
  return refused(userErrors, form)
}
