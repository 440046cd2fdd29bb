/** Why a visitor is asked to log in, for the line above the form. `wish`: she wanted to keep a product; `page`: the page is a customer's own. */
export type LoginReason = 'wish' | 'page'

// From here one would only come back to be asked again.
const WAYS_IN = /^\/(login|register|authentication|forgot-password|reset-password)\b/

/** The way to log in and back to where the visitor was: `back` is a path of this site with its search. */
export function loginPath(back: string, reason?: LoginReason): string {
  if (WAYS_IN.test(back)) return back.startsWith('/login') ? back : '/login'
  const query = new URLSearchParams({ redirect: back, ...(reason && { reason }) })
  return `/login?${query.toString()}`
}
