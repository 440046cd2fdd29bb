import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { goTo } from '#app/lib/route/results.ts'
import type { Visit } from '#app/lib/route/route-types.ts'

/** The guard 'login' (docs/rules/accounts.md#guard-login): who is logged in already goes where she wanted to, or to her profile. */
export function loginGuard(viewer: object | null, visit: Pick<Visit, 'url'>): void {
  if (viewer) throw goTo(afterLogin(visit))
}

/** Where a login leads: `?redirect=` when it is a path of this site, else the profile. */
export function afterLogin({ url }: Pick<Visit, 'url'>): string {
  return safeRedirect(url.searchParams.get('redirect'), '/profile')
}
