// The cookie `merged`: what became of a guest's cart at login, left by the GraphQL layer until a page has told it.
import { readCookie } from '#app/lib/http/cookies.ts'

/** Lines that were added, summed, reduced and dropped; `left` are the pieces of the only reduced one. */
export type Merged = Record<'added' | 'summed' | 'reduced' | 'dropped' | 'left', number>

/** What a request brings of it. In the browser, whose requests show no cookies, what the document has. */
export function untoldMerge(request?: Request): Merged | null {
  const value = request && typeof document === 'undefined' ? readCookie(request, 'merged') : valueIn()
  const counts = value?.match(/^\d{1,3}(\.\d{1,3}){4}$/)?.[0].split('.').map(Number)
  if (!counts) return null
  const [added = 0, summed = 0, reduced = 0, dropped = 0, left = 0] = counts
  return { added, summed, reduced, dropped, left }
}

/** It has been told. Browser only. */
export function forgetMerge(): void {
  document.cookie = 'merged=; Path=/; Max-Age=0; SameSite=Lax'
}

function valueIn(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.cookie.match(/(?:^|; ?)merged=([^;]*)/)?.[1]
}
