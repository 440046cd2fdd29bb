import { cookieIn, visitorCookie } from '#app/lib/http/cookies.ts'

// The cookie `wish`: first the product that a guest adds to the wishlist, during the login; then the result, until a page has shown it.
const NAME = 'wish'
/** Maximum duration of a login including registration and WhatsApp code, in seconds. */
const KEPT = 3_600
/** Maximum time from the login response to the next page, in seconds. */
const UNTOLD = 60

/** Returns a Set-Cookie value, or one for `document.cookie`, that stores the pending product of a guest. */
export function wishCookie(productId: string): string {
  return cookie(productId, KEPT)
}

/** The same for the result: `added`, or the error code. */
export function endedCookie(end: string): string {
  return cookie(end, UNTOLD)
}

/** The same to delete the cookie. */
export const noWishCookie = cookie('', 0)

/** Returns the id of the guest's pending product. In the browser, whose requests expose no cookies, that of the document. */
export function pendingWish(request: Request): string | undefined {
  return visitorCookie(request, NAME)?.match(/^\d{1,15}$/)?.[0]
}

/** Returns the result that no page has shown yet: `added`, or the error code. Browser only. */
export function endedWish(): string | undefined {
  return cookieIn(document.cookie, NAME)?.match(/^[A-Za-z]\w{1,40}$/)?.[0]
}

function cookie(value: string, seconds: number): string {
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
