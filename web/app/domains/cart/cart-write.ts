import { choosePath } from '#app/domains/catalog/buying/buy-now-wish.ts'
import { field } from '#app/lib/forms/field.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { accepted, goTo, refused } from '#app/lib/route/results.ts'
import type { Mutate, Write } from '#app/lib/route/route-types.ts'
import {
  CartClearDocument,
  type CartCountQuery,
  CartLineAddDocument,
  CartLineRemoveDocument,
  CartLineUpdateDocument,
  CartRefreshDocument,
} from './__generated__/cart-writes.ts'

type Count = CartCountQuery['cart']
type Done = { userErrors: Parameters<typeof refused>[0]; cart: unknown }
type Wish = (form: FormData, mutate: Mutate, shown: () => Count) => Promise<Done>

const MOST_PARTS = 20

// What a form can ask of the cart, by its `intent`.
const wishes: Record<string, Wish> = {
  async add(form, mutate, shown) {
    const quantity = field(form, 'quantity') || '1'
    const variantId = field(form, 'variantId')
    const parts = form.getAll('parts').filter((part): part is string => typeof part === 'string')
    const slug = field(form, 'slug')
    // Sent without JavaScript; with it the product's page asks before.
    if (slug && (!variantId || parts.includes(''))) throw goTo(choosePath(slug))
    const input = { variantId, quantity, parts: parts.filter(Boolean).slice(0, MOST_PARTS), key: randomId() }
    const optimistic = { cartLineAdd: withMore(shown(), quantity) }
    return (await mutate(CartLineAddDocument, { input }, { optimistic })).cartLineAdd
  },
  async update(form, mutate) {
    const input = { lineId: field(form, 'lineId'), quantity: field(form, 'quantity') }
    return (await mutate(CartLineUpdateDocument, { input })).cartLineUpdate
  },
  async remove(form, mutate) {
    return (await mutate(CartLineRemoveDocument, { input: { lineId: field(form, 'lineId') } })).cartLineRemove
  },
  async clear(_, mutate) {
    return (await mutate(CartClearDocument, {})).cartClear
  },
  async refresh(_, mutate) {
    return (await mutate(CartRefreshDocument, {})).cartRefresh
  },
}

/**
 * What the forms of the whole site do with the cart: `intent` is add (variantId, quantity, parts for each part of a bundle),
 * update (lineId, quantity), remove (lineId), clear or refresh. A visitor without JavaScript goes on to the cart page. `shown` is
 * the cart on the page, so that an add counts there before the answer is there.
 */
export function cartWrite(shown: () => Count = () => null): Write {
  return async ({ form }, { mutate }) => {
    const intent = field(form, 'intent')
    const wish = Object.hasOwn(wishes, intent) ? wishes[intent] : undefined
    if (!wish) return refused([{ code: 'VALIDATION_FAILED', path: ['intent'], message: '' }], form)
    const { userErrors, cart } = await wish(form, mutate, shown)
    return userErrors.length > 0 ? refused(userErrors, form) : accepted({ without: '/my-cart', data: { cart } })
  }
}

function withMore(cart: Count, quantity: string) {
  const { id = '', revision = 0, quantity: before = 0 } = cart ?? {}
  const more = /^\d{1,2}$/.test(quantity) ? Number(quantity) : 1
  const next = { __typename: 'Cart' as const, id, revision, quantity: before + more }
  return { __typename: 'CartLineAddPayload' as const, userErrors: [], cart: next }
}
