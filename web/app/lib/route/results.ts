import { data, redirect } from 'react-router'
import type { Fault } from '#app/lib/apollo/fault.ts'
import { statusOf } from '#app/lib/apollo/fault.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { loginPath } from './login-path.ts'

/** Throw it when the page does not exist. */
export function notFound() {
  return data({ code: 'NOT_FOUND' } satisfies Fault, { status: 404 })
}

/** Throw it to redirect to another page of this site; any other target becomes the home page. */
export function goTo(path: string): Response {
  return redirect(safeRedirect(path), 302)
}

/**
 * Converts a fault to what a page throws: an expired link redirects to /unauthorized, an expired session to the login
 * page and `back`, an unknown cursor to the start of the list; any other fault is the error page with its status.
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

/** Whether a thrown value is meant for the router: a response, a redirect, a status. */
export function isAnswer(thrown: unknown): boolean {
  return (
    thrown instanceof Response ||
    (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown)
  )
}
