import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, type Sent } from '#app/lib/forms/write.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { goTo } from '#app/lib/route/results.ts'
import { loginPath } from '#app/lib/session/login-path.ts'
import { wishCookie } from '#app/lib/wish/pending-wish.ts'
import { WISHLIST_PATH } from '#app/lib/wish/wish-form.tsx'
import { WishAddDocument, WishRemoveDocument } from '#app/lib/wish/__generated__/wish.ts'
import { CartLineAddDocument } from '#app/domains/catalog/buying/__generated__/add-to-cart.ts'

/** Puts a product of the wishlist into the cart (`variantId`) and takes it off the list. */
export const moveWrite = defineWrite({
  mutation: CartLineAddDocument,
  check: (sent) => [...checkProduct(sent), ...checkVariant(sent)],
  variables: ({ form }) => ({ input: { variantId: field(form, 'variantId'), quantity: '1', key: randomId() } }),
  async done(_, sent, { mutate }) {
    await mutate(WishRemoveDocument, { productId: productIn(sent) })
    return accepted({ without: WISHLIST_PATH })
  },
})

const heart = {
  check: checkProduct,
  variables: (sent: Sent) => ({ productId: productIn(sent) }),
  done: (_: unknown, sent: Sent) => accepted({ without: cameFrom(sent) }),
}

/**
 * What forms do with the product of their address (`wishAction`) without JavaScript, by their `intent`. The hearts of the whole site send
 * `add` and `remove`, and lead back to their page. A guest is asked to log in; the product that she adds waits.
 */
export const wishlistWrites = {
  add: defineWrite({
    ...heart,
    mutation: WishAddDocument,
    failed({ code }, sent, { setCookie }) {
      if (code !== 'UNAUTHENTICATED') return
      setCookie(wishCookie(productIn(sent)))
      throw goTo(loginPath(cameFrom(sent), 'wish'))
    },
  }),
  remove: defineWrite({
    ...heart,
    mutation: WishRemoveDocument,
    failed({ code }, sent) {
      if (code === 'UNAUTHENTICATED') throw goTo(loginPath(cameFrom(sent), 'wish'))
    },
  }),
  move: moveWrite,
}

function productIn({ url }: Sent): string {
  return url.searchParams.get('product') ?? ''
}

function checkProduct(sent: Sent): UserError[] {
  return /^\d{1,15}$/.test(productIn(sent)) ? [] : [{ code: 'NOT_FOUND', path: null, message: '' }]
}

function checkVariant({ form }: Sent): UserError[] {
  return field(form, 'variantId') ? [] : [{ code: 'VALIDATION_FAILED', path: ['variantId'], message: '' }]
}

/** The page with the heart, as the browser tells it; else the list. */
function cameFrom({ request }: Sent): string {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return WISHLIST_PATH
  const { pathname, search } = new URL(referer)
  return pathname + search
}
