/**
 * Reason for the login, shown above the form. `wishlist`: to add a product to the wishlist; `page`: the page requires
 * an account.
 */
export type LoginReason = 'wishlist' | 'page'

// Returning to these pages would only redirect to the login again.
const WAYS_IN = /^\/(login|register|authentication|forgot-password|reset-password)\b/

/** Returns the login URL that leads back: `back` is a path of this site with its search. */
export function loginPath(back: string, reason?: LoginReason): string {
  if (WAYS_IN.test(back)) return back.startsWith('/login') ? back : '/login'
  const query = new URLSearchParams({ redirect: back, ...(reason && { reason }) })
  return `/login?${query.toString()}`
}
