import { goTo } from '#app/lib/route/results.ts'
import type { Visit } from '#app/lib/route/route-types.ts'
import { loginPath } from '#app/lib/session/login-path.ts'

/**
 * The guard 'profile' (docs/rules/accounts.md#guard-profile): returns the authenticated customer as selected by the page's query (`viewer`,
 * asked `fresh`). Redirects a guest, or an expired session, to the login page and back. An unavailable shop does not make the visitor a
 * guest: its fault is rethrown.
 */
export function profileGuard<Viewer>(viewer: Viewer | null, { url }: Pick<Visit, 'url'>): Viewer {
  if (viewer === null) throw goTo(loginPath(url.pathname + url.search, 'page'))
  return viewer
}
