import type { WriteTools } from '#app/lib/forms/write.ts'
import { cookieIn, plainCookie, visitorCookie } from '#app/lib/http/cookies.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { documentLocale } from '#app/lib/locale/locale.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { notifyRefusals } from '#app/lib/notify/notify-error.ts'
import type { Visit } from '#app/lib/route/page-load.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { WishlistAddDocument } from './__generated__/wishlist.ts'

// The cookie holds first the product that a guest adds to the wishlist, during the login; then the result, until a page
// has shown it.
const NAME = 'wishlist'
/** Maximum duration of a login including registration and WhatsApp code, in seconds. */
const KEPT = 3_600
/** Maximum time from the login response to the next page, in seconds. */
const UNSHOWN = 60

/** Returns a Set-Cookie value, or one for `document.cookie`, that stores the pending product of a guest. */
export function pendingItemCookie(productId: string): string {
  return plainCookie(NAME, numberOf(productId), KEPT)
}

/** The same for the result: `added`, or the error code. */
function resultCookie(end: string): string {
  return plainCookie(NAME, end, UNSHOWN)
}

/** The same to delete the cookie. */
const noItemCookie = plainCookie(NAME, '', 0)

/**
 * Returns the id of the guest's pending product. In the browser, whose requests expose no cookies, that of the
 * document.
 */
function pendingItem(request: Request): string | undefined {
  return visitorCookie(request, NAME)?.match(/^\d{1,15}$/)?.[0]
}

/** Returns the result that no page has shown yet: `added`, or the error code. Browser only. */
function pendingResult(): string | undefined {
  return cookieIn(document.cookie, NAME)?.match(/^[A-Za-z]\w{1,40}$/)?.[0]
}

/**
 * Adds the product that a guest wanted to add before the login to the wishlist, once, right after a login or a verified
 * code; the next page shows the result. Does nothing without a pending product. Never fails, because the login must
 * succeed regardless.
 */
export async function addPendingItem(
  { request }: Pick<Visit, 'request'>,
  { mutate, setCookie }: WriteTools,
): Promise<void> {
  const productId = pendingItem(request)
  if (!productId) return
  setCookie(noItemCookie)
  const end = await mutate(WishlistAddDocument, { productId }).then(
    ({ wishlistAdd: { userErrors } }) => userErrors[0]?.code ?? 'added',
    () => undefined,
  )
  if (end) setCookie(resultCookie(end))
}

/** Shows the result of the pending wishlist item once. Browser only. */
export function showPendingResult(): void {
  const end = pendingResult()
  if (!end) return
  document.cookie = noItemCookie
  const t = textsIn(documentLocale())
  if (end === 'added') notify({ type: 'success', title: t('wishlist:added') })
  else notifyRefusals([{ code: end, message: '' }])
}
