import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { goTo } from '#app/lib/route/results.ts'
import { OrderPlaceDocument, type OrderPlaceMutation } from './__generated__/order-place.ts'
import { refuseOrder, resendCode, rulesWithCode, submittedCode } from './order-code.tsx'
import { isPickup } from '#app/domains/cart/pickup/pickup-form.ts'
import { placeOrderRules } from './checkout.rules.ts'

type Payload = NonNullable<OrderPlaceMutation['orderPlace']>
type Code = Payload['userErrors'][number]['code']

/** Pages that resolve a refusal which the form itself cannot resolve. */
const elsewhere: Partial<Record<Code, string>> = {
  CART_EMPTY: '/my-cart?notice=CART_EMPTY',
  CART_CHANGED: '/my-cart?notice=CART_CHANGED',
  PRICE_CHANGED: '/my-cart?notice=PRICE_CHANGED',
  OUT_OF_STOCK: '/my-cart?notice=OUT_OF_STOCK',
  QUANTITY_REDUCED: '/my-cart?notice=QUANTITY_REDUCED',
  VARIANT_UNAVAILABLE: '/my-cart?notice=VARIANT_UNAVAILABLE',
  CONTACT_REQUIRED: '/cart?notice=CONTACT_REQUIRED',
  ADDRESS_REQUIRED: '/cart/address?notice=ADDRESS_REQUIRED',
  REGION_NOT_DELIVERABLE: '/cart/address?notice=REGION_NOT_DELIVERABLE',
  PICKUP_UNAVAILABLE: '/cart/address?notice=PICKUP_UNAVAILABLE',
}

/** For a pick-up the step of the branches shows which of them have the order. */
const branches = '/cart/address?notice=PICKUP_GONE'
const elsewhereOfPickup: typeof elsewhere = { ...elsewhere, OUT_OF_STOCK: branches, QUANTITY_REDUCED: branches }

/**
 * Places the order of the cart. The idempotency key makes repeated submissions one order. If the cart was ordered
 * meanwhile (another tab, a lost answer), redirects to that order. Other changes redirect to the page that shows them.
 * CODE_REQUIRED sends a code to the mobile of the order.
 */
export const orderWrite = defineWrite({
  mutation: OrderPlaceDocument,
  before: resendCode,
  rules: (form) => rulesWithCode(placeOrderRules, form),
  variables: ({ form }) => ({
    input: {
      idempotencyKey: field(form, 'idempotencyKey'),
      expectedRevision: Number(field(form, 'expectedRevision')) || 0,
      acceptTerms: true,
      notes: field(form, 'notes') || null,
      code: submittedCode(form),
    },
  }),
  done: ({ orderPlace: { order, token } }) => accepted({ next: placedPath(order?.id, token) }),
  refused({ orderPlace }, sent, tools) {
    const meanwhile = orderedMeanwhile(orderPlace)
    if (meanwhile) throw goTo(placedPath(meanwhile.order?.id, meanwhile.token))
    const { userErrors } = orderPlace
    const paths = isPickup(sent.form) ? elsewhereOfPickup : elsewhere
    const path = userErrors.map(({ code }) => paths[code]).find((each) => each !== undefined)
    if (path) throw goTo(path)
    return refuseOrder(userErrors, sent, tools)
  },
})

function orderedMeanwhile({ cart, userErrors }: Payload) {
  const gone = userErrors.some(({ code }) => code === 'CART_EMPTY' || code === 'CART_CHANGED')
  return gone && cart?.quantity === 0 ? cart.lastOrder : null
}

/** Returns the path of the confirmation page of an order, with its token. Throws Error without an id or token. */
export function placedPath(id: string | undefined, token: string | null): string {
  if (!id || !token) throw new Error('An order was placed without its id or token.')
  return `/order-placed/${numberOf(id)}?token=${encodeURIComponent(token)}`
}
