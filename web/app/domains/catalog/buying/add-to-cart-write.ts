import type { ApolloCache } from '@apollo/client'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { goTo } from '#app/lib/route/results.ts'
import { CartCountDocument, CartLineAddDocument } from './__generated__/add-to-cart.ts'
import { choosePath } from './buy-now-choice.ts'

/** Path of the cart page, whose action takes cart forms. */
export const CART_PATH = '/my-cart'

/** Maximum number of parts of a bundle. */
const MAX_PARTS = 20

/** Adds a product to the cart: fields `variantId`, `quantity`, and `parts` for each part of a bundle. */
export const addToCartWrite = defineWrite({
  mutation: CartLineAddDocument,
  before({ form }) {
    // Happens only without JavaScript; otherwise the page asks for a size before it submits.
    const slug = field(form, 'slug')
    if (slug && (!field(form, 'variantId') || partsIn(form).includes(''))) throw goTo(choosePath(slug))
    return undefined
  },
  variables: ({ form }) => ({
    input: {
      variantId: field(form, 'variantId'),
      quantity: field(form, 'quantity') || '1',
      parts: partsIn(form).filter(Boolean).slice(0, MAX_PARTS),
      idempotencyKey: randomId(),
    },
  }),
  optimistic: ({ input }, { cache }) => ({
    cartLineAdd: { __typename: 'CartLineAddPayload' as const, userErrors: [], cart: cartWithMore(cache, input.quantity ?? '') },
  }),
  done: () => accepted({ without: CART_PATH }),
})

function partsIn(form: FormData): string[] {
  return form.getAll('parts').filter((part): part is string => typeof part === 'string')
}

function cartWithMore(cache: ApolloCache, quantity: string) {
  const { id = '', revision = 0, quantity: before = 0 } = cache.readQuery({ query: CartCountDocument }, true)?.cart ?? {}
  return { __typename: 'Cart' as const, id, revision, quantity: before + (/^\d{1,2}$/.test(quantity) ? Number(quantity) : 1) }
}
