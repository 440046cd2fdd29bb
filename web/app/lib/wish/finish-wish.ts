import type { WriteTools } from '#app/lib/forms/write.ts'
import type { Visit } from '#app/lib/route/route-types.ts'
import { WishAddDocument } from './__generated__/wish.ts'
import { endedCookie, noWishCookie, pendingWish } from './pending-wish.ts'

/**
 * Makes the wish come true that a guest was asked to log in for: once, right after a login or a checked code; the next page tells it.
 * Nothing without such a wish. Never fails: a login counts whatever becomes of the wish.
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
