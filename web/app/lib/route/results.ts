import { data, redirect } from 'react-router'
import type { Fault } from '#app/lib/apollo/fault.ts'
import { statusOf } from '#app/lib/apollo/fault.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { loginPath } from '#app/lib/session/login-path.ts'

/** To throw: the page does not exist. */
export function notFound() {
  return data({ code: 'NOT_FOUND' } satisfies Fault, { status: 404 })
}

/** To throw: to another page of this site; a target outside of it becomes the home page. */
export function goTo(path: string): Response {
  return redirect(safeRedirect(path), 302)
}

/**
 * What a page throws for a fault: an expired link leads to /unauthorized, a session that has ended to log in and `back`, a cursor that
 * the list does not know to the list's start, anything else is the error page with its status.
 */
export function faultAnswer(fault: Fault, back: Pick<URL, 'pathname' | 'search'> = { pathname: '/', search: '' }) {
  if (fault.reason === 'LINK_EXPIRED') return redirect('/unauthorized')
  if (fault.code === 'UNAUTHENTICATED') return redirect(loginPath(back.pathname + back.search, 'page'))
  const params = new URLSearchParams(back.search)
  if (fault.code === 'BAD_USER_INPUT' && params.has('after')) {
    params.delete('after')
    return goTo(params.size > 0 ? `${back.pathname}?${params}` : back.pathname)
  }
  return data(fault, { status: statusOf(fault) })
}

/** Whether something thrown is meant for the router: an answer, a redirect, a status. */
export function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown)
}
