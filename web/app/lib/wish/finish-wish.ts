import type { WriteTools } from '#app/lib/forms/write.ts'
import type { Visit } from '#app/lib/route/route-types.ts'
import { WishAddDocument } from './__generated__/wish.ts'
import { endedCookie, noWishCookie, pendingWish } from './pending-wish.ts'

/**
 * Adds the product that a guest wanted to add before the login to the wishlist, once, right after a login or a verified code; the next page
 * shows the result. Does nothing without a pending product. Never fails, because the login must succeed regardless.
 */
export async function finishWish({ request }: Pick<Visit, 'request'>, { mutate, setCookie }: WriteTools): Promise<void> {
  const productId = pendingWish(request)
  if (!productId) return
  setCookie(noWishCookie)
  const end = await mutate(WishAddDocument, { productId }).then(
    ({ wishlistAdd: { userErrors } }) => userErrors[0]?.code ?? 'added',
    () => undefined,
  )
  if (end) setCookie(endedCookie(end))
}
