import { goTo } from '#app/lib/route/results.ts'
import type { Visit } from '#app/lib/route/route-types.ts'
import { loginPath } from '#app/lib/session/login-path.ts'

/**
 * The guard 'profile' (docs/rules/accounts.md#guard-profile): gives who is logged in, as the page's query has it (`viewer`, asked `fresh`); for a guest, and
 * when the session has ended, throws the way to log in and back. A shop that does not answer is no guest: its fault passes by here.
 */
export function profileGuard<Viewer>(viewer: Viewer | null, { url }: Pick<Visit, 'url'>): Viewer {
  if (viewer === null) throw goTo(loginPath(url.pathname + url.search, 'page'))
  return viewer
}
