import { data, redirect } from 'react-router'
import type { Fault } from '#app/lib/apollo/fault.ts'
import { statusOf } from '#app/lib/apollo/fault.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import type { Accepted, Refused } from './route-types.ts'

/** Done. `next`: go there. `without`: only a visitor without JavaScript goes there. */
export function accepted(to: { next?: string; without?: string; data?: unknown } = {}): Accepted {
  return { ok: true, ...to }
}

/** Not done: what was refused, with what the visitor typed (files left out). */
export function refused(userErrors: Refused['userErrors'], form: FormData): Refused {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return { ok: false, userErrors, values: Object.fromEntries(typed) }
}

/** To throw: the page does not exist. */
export function notFound() {
  return data({ code: 'NOT_FOUND' } satisfies Fault, { status: 404 })
}

/** To throw: to another page of this site; a target outside of it becomes the home page. */
export function goTo(path: string): Response {
  return redirect(safeRedirect(path), 302)
}

/** What a page throws for a fault: an expired link leads to /unauthorized, anything else is the error page with its status. */
export function faultAnswer(fault: Fault) {
  if (fault.reason === 'LINK_EXPIRED') return redirect('/unauthorized')
  return data(fault, { status: statusOf(fault) })
}

/** Whether something thrown is meant for the router: an answer, a redirect, a status. */
export function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown)
}
