import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, type Sent } from '#app/lib/forms/write.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { goTo } from '#app/lib/route/results.ts'
import { loginPath } from '#app/lib/route/login-path.ts'
import { pendingItemCookie } from '#app/domains/wishlist/pending-item.ts'
import { WISHLIST_PATH } from '#app/domains/wishlist/wishlist-button.tsx'
import { WishlistAddDocument, WishlistRemoveDocument } from '#app/domains/wishlist/__generated__/wishlist.ts'
import { CartLinesAddDocument } from '#app/domains/catalog/add-to-cart/__generated__/add-to-cart.ts'

/** Moves a product from the wishlist to the cart, in the size `variantId`. */
export const moveWrite = defineWrite({
  mutation: CartLinesAddDocument,
  check: (sent) => [...checkProduct(sent), ...checkVariant(sent)],
  variables: ({ form }) => ({
    input: { lines: [{ variantId: field(form, 'variantId') }], idempotencyKey: randomId() },
  }),
  async done(_, sent, { mutate }) {
    await mutate(WishlistRemoveDocument, { productId: productIn(sent) })
    return accepted({ without: WISHLIST_PATH })
  },
})

const byButton = {
  check: checkProduct,
  variables: (sent: Sent) => ({ productId: productIn(sent) }),
  done: (_: unknown, sent: Sent) => accepted({ without: cameFrom(sent) }),
}

/**
 * Writes of the wishlist's forms without JavaScript, by `intent`; the product stands in the form's action
 * (`wishlistAction`). The wishlist buttons of the whole site send `add` and `remove` and lead back to their page. A
 * guest is redirected to the login, and the product is stored meanwhile.
 */
export const wishlistWrites = {
  add: defineWrite({
    ...byButton,
    mutation: WishlistAddDocument,
    failed({ code }, sent, { setCookie }) {
      if (code !== 'UNAUTHENTICATED') return
      setCookie(pendingItemCookie(productIn(sent)))
      throw goTo(loginPath(cameFrom(sent), 'wishlist'))
    },
  }),
  remove: defineWrite({
    ...byButton,
    mutation: WishlistRemoveDocument,
    failed({ code }, sent) {
      if (code === 'UNAUTHENTICATED') throw goTo(loginPath(cameFrom(sent), 'wishlist'))
    },
  }),
  move: moveWrite,
}

function productIn({ url }: Sent): string {
  return url.searchParams.get('product') ?? ''
}

function checkProduct(sent: Sent): UserError[] {
  return /^\d{1,15}$/.test(productIn(sent)) ? [] : [{ code: 'NOT_FOUND', path: [], message: '' }]
}

function checkVariant({ form }: Sent): UserError[] {
  return field(form, 'variantId') ? [] : [{ code: 'VALIDATION_FAILED', path: ['variantId'], message: '' }]
}

/** Returns the path of the page with the button, from the Referer header; the wishlist without one. */
function cameFrom({ request }: Sent): string {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return WISHLIST_PATH
  const { pathname, search } = new URL(referer)
  return pathname + search
}
