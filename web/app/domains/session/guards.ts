import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { goTo } from '#app/lib/route/results.ts'
import type { Visit } from '#app/lib/route/page-load.ts'
import { loginPath } from '#app/lib/route/login-path.ts'

/**
 * The guard 'login' (docs/rules/accounts.md#guard-login): redirects an authenticated customer to the requested page or
 * the profile.
 */
export function loginGuard(viewer: object | null, visit: Pick<Visit, 'url'>): void {
  if (viewer) throw goTo(afterLogin(visit))
}

/** Returns the target of a login: `?redirect=` when it is a path of this site, else the profile. */
export function afterLogin({ url }: Pick<Visit, 'url'>): string {
  return safeRedirect(url.searchParams.get('redirect'), '/profile')
}

/**
 * The guard 'profile' (docs/rules/accounts.md#guard-profile): returns the authenticated customer as selected by the
 * page's query (`viewer`, asked `fresh`). Redirects a guest, or an expired session, to the login page and back. An
 * unavailable shop does not make the visitor a guest: its fault is rethrown.
 */
export function profileGuard<Viewer>(viewer: Viewer | null, { url }: Pick<Visit, 'url'>): Viewer {
  if (viewer === null) throw goTo(loginPath(url.pathname + url.search, 'page'))
  return viewer
}
