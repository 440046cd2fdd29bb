import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, goTo, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { OrderPlaceDocument, type OrderPlaceMutation } from './__generated__/order-place.ts'
import { askForCode, codeIn, rulesWithCode, wantsCode } from './order-code-write.ts'
import { placeOrderRules } from './place-order.rules.ts'

type Payload = NonNullable<OrderPlaceMutation['orderPlace']>
type Code = Payload['userErrors'][number]['code']

/** Where a refusal is dealt with, when that is not on this page. */
const elsewhere: Partial<Record<Code, string>> = {
  CART_EMPTY: '/my-cart?notice=CART_EMPTY',
  CART_CHANGED: '/my-cart?notice=CART_CHANGED',
  PRICE_CHANGED: '/my-cart?notice=PRICE_CHANGED',
  OUT_OF_STOCK: '/my-cart?notice=OUT_OF_STOCK',
  QUANTITY_REDUCED: '/my-cart?notice=QUANTITY_REDUCED',
  VARIANT_UNAVAILABLE: '/my-cart?notice=VARIANT_UNAVAILABLE',
  CLIENT_REQUIRED: '/cart',
  ADDRESS_REQUIRED: '/cart/address',
  REGION_NOT_DELIVERABLE: '/cart/address',
}

/**
 * Orders what is in the cart. The form's key makes it one order however often it is sent; a cart that was ordered meanwhile
 * (another tab, an answer that got lost) leads to that order. What else changed leads to the page where it can be seen. Who has
 * to confirm the mobile of the order gets a code at once (CODE_REQUIRED).
 */
export const orderWrite: Write = async ({ form, locale }, tools) => {
  if (wantsCode(form)) return askForCode(form, tools)
  const faults = checkForm(rulesWithCode(placeOrderRules, form), form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const { orderPlace } = await tools.mutate(OrderPlaceDocument, {
    input: {
      idempotencyKey: field(form, 'idempotencyKey'),
      expectedRevision: Number(field(form, 'expectedRevision')) || 0,
      acceptTerms: true,
      notes: field(form, 'notes') || null,
      code: codeIn(form),
    },
  })
  const { order, token, userErrors } = orderPlace
  if (order && token) return accepted({ next: placedPath({ id: order.id, token }) })
  const meanwhile = orderedMeanwhile(orderPlace)
  if (meanwhile) throw goTo(placedPath(meanwhile))
  const path = userErrors.map(({ code }) => elsewhere[code]).find((each) => each !== undefined)
  if (path) throw goTo(path)
  if (userErrors.some(({ code }) => code === 'CODE_REQUIRED')) return askForCode(form, tools)
  return refused(userErrors, form)
}

function placedPath({ id, token }: { id: string; token: string }): string {
  return `/order-placed/${id}?token=${encodeURIComponent(token)}`
}

function orderedMeanwhile({ cart, userErrors }: Payload) {
  const gone = userErrors.some(({ code }) => code === 'CART_EMPTY' || code === 'CART_CHANGED')
  return gone && cart?.quantity === 0 ? cart.lastOrder : null
}
