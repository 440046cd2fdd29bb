// The cookie `merged`: report of a guest cart merged at login, set by the GraphQL layer until a page has shown it.
import { readCookie } from '#app/lib/http/cookies.ts'

/** Number of lines added, summed, reduced and dropped; `left` is the remaining quantity when exactly one was reduced. */
export type Merged = Record<'added' | 'summed' | 'reduced' | 'dropped' | 'left', number>

/** Returns the report of a request; in the browser, whose requests expose no cookies, of the document. */
export function untoldMerge(request?: Request): Merged | null {
  const value = request && typeof document === 'undefined' ? readCookie(request, 'merged') : valueIn()
  const counts = value?.match(/^\d{1,3}(\.\d{1,3}){4}$/)?.[0].split('.').map(Number)
  if (!counts) return null
  const [added = 0, summed = 0, reduced = 0, dropped = 0, left = 0] = counts
  return { added, summed, reduced, dropped, left }
}

/** Deletes the report after it was shown. Browser only. */
export function forgetMerge(): void {
  document.cookie = 'merged=; Path=/; Max-Age=0; SameSite=Lax'
}

function valueIn(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.cookie.match(/(?:^|; ?)merged=([^;]*)/)?.[1]
}
