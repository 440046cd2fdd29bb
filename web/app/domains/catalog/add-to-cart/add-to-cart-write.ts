import type { ApolloCache } from '@apollo/client'
import { field } from '#app/lib/forms/field.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { MOST_OF_LINE } from './line-quantity.ts'
import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { accepted, defineWrite, type Sent } from '#app/lib/forms/write.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { goTo } from '#app/lib/route/results.ts'
import {
  CartCountDocument,
  CartLinesAddDocument,
  type CartLinesAddMutationVariables,
} from './__generated__/add-to-cart.ts'
import { choosePath } from './buy-now-choice.ts'

/** Path of the cart page, whose action takes cart forms. */
export const CART_PATH = '/my-cart'

/** Largest Int of GraphQL. */
const MAX_INT = 2_147_483_647

/** Maximum number of parts of a bundle. */
const MAX_PARTS = 20

/** Adds a product to the cart: fields `variantId`, `quantity`, and `parts` for each part of a bundle. */
export const addToCartWrite = defineWrite({
  mutation: CartLinesAddDocument,
  before({ form }) {
    // Happens only without JavaScript; otherwise the page asks for a size before it submits.
    const slug = field(form, 'slug')
    if (slug && (!field(form, 'variantId') || partsIn(form).includes(''))) throw goTo(choosePath(slug))
    return undefined
  },
  check: checkQuantity,
  variables: ({ form }) => ({
    input: {
      lines: [
        {
          variantId: field(form, 'variantId'),
          quantity: quantityIn(form, 1),
          parts: partsIn(form).filter(Boolean).slice(0, MAX_PARTS),
        },
      ],
      idempotencyKey: randomId(),
    },
  }),
  optimistic: ({ input }, { cache }) => ({
    cartLinesAdd: {
      __typename: 'CartLinesAddPayload' as const,
      userErrors: [],
      cart: cartWithMore(cache, input.lines),
    },
  }),
  done: () => accepted({ without: CART_PATH }),
})

function partsIn(form: FormData): string[] {
  return form.getAll('parts').filter((part): part is string => typeof part === 'string')
}

/** Returns the `quantity` of a form, typed with Western or Arabic digits; `missing` for an empty field. */
export function quantityIn(form: FormData, missing = 0): number {
  const typed = field(form, 'quantity')
  return typed ? Number(foldDigits(typed)) : missing
}

/** The shop checks the limits of a quantity; only what is no whole number cannot be sent. */
export function checkQuantity({ form, locale }: Sent): UserError[] {
  const quantity = quantityIn(form)
  if (Number.isInteger(quantity) && Math.abs(quantity) <= MAX_INT) return []
  return [
    {
      code: 'VALIDATION_FAILED',
      path: ['quantity'],
      message: textsIn(locale)('common:quantity.whole', { max: MOST_OF_LINE }),
      unsent: true,
    },
  ]
}

function cartWithMore(cache: ApolloCache, lines: CartLinesAddMutationVariables['input']['lines']) {
  const {
    id = '',
    revision = 0,
    quantity: before = 0,
  } = cache.readQuery({ query: CartCountDocument }, true)?.cart ?? {}
  const more = (Array.isArray(lines) ? lines : [lines]).reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
  return { __typename: 'Cart' as const, id, revision, quantity: before + more }
}
