import {
  addToCartWrite,
  CART_PATH,
  checkQuantity,
  quantityIn,
} from '#app/domains/catalog/add-to-cart/add-to-cart-write.ts'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { CartLineRemoveDocument, CartLineUpdateDocument, CartRefreshDocument } from './__generated__/cart-writes.ts'

const done = () => accepted({ without: CART_PATH })

/** Writes of the cart's lines on the whole site, by `intent`. Without JavaScript they lead to the cart page. */
export const cartWrites = {
  add: addToCartWrite,
  update: defineWrite({
    mutation: CartLineUpdateDocument,
    check: checkQuantity,
    variables: ({ form }) => ({ input: { lineId: field(form, 'lineId'), quantity: quantityIn(form) } }),
    done,
  }),
  remove: defineWrite({
    mutation: CartLineRemoveDocument,
    variables: ({ form }) => ({ input: { lineId: field(form, 'lineId') } }),
    done,
  }),
  refresh: defineWrite({ mutation: CartRefreshDocument, variables: () => ({}), done }),
}
