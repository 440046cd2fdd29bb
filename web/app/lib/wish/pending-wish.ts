import { cookieIn, visitorCookie } from '#app/lib/http/cookies.ts'

// The cookie `wish`: first the product that a guest wishes for, while she logs in; then how it ended, until a page has told it.
const NAME = 'wish'
/** Logging in, with a registration and a code by WhatsApp if need be; seconds. */
const KEPT = 3_600
/** From the answer to the login to the page that comes next; seconds. */
const UNTOLD = 60

/** A Set-Cookie value, or one for `document.cookie`: keeps a guest's wish. */
export function wishCookie(productId: string): string {
  return cookie(productId, KEPT)
}

/** The same: a wish came true (`added`), or was refused with this code. */
export function endedCookie(end: string): string {
  return cookie(end, UNTOLD)
}

/** The same: nothing waits any more. */
export const noWishCookie = cookie('', 0)

/** The id of the product that a guest wished for before she logged in. In the browser, whose requests show no cookies, the document's. */
export function pendingWish(request: Request): string | undefined {
  return visitorCookie(request, NAME)?.match(/^\d{1,15}$/)?.[0]
}

/** How a kept wish ended, when no page has told it yet: `added`, or the code of the refusal. Browser only. */
export function endedWish(): string | undefined {
  return cookieIn(document.cookie, NAME)?.match(/^[A-Za-z]\w{1,40}$/)?.[0]
}

function cookie(value: string, seconds: number): string {
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
