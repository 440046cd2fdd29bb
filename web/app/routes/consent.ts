import { redirect } from 'react-router'
import { asChoice, CONSENT } from '#app/domains/pixels/consent-choice.ts'
import { withoutPixelCookies } from '#app/domains/pixels/consent.server.ts'
import { plainCookie } from '#app/lib/http/cookies.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import type { Route } from './+types/consent'

/** Stores the visitor's consent for a year, and deletes the cookies of pixels after a refusal. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request)
  const choice = asChoice(form.get(CONSENT))
  if (!choice) throw new Response(null, { status: 422 })
  const headers = new Headers({ 'set-cookie': plainCookie(CONSENT, choice) })
  const { hostname } = new URL(request.url)
  const stale = choice === 'no' ? withoutPixelCookies(request.headers.get('cookie'), hostname) : []
  for (const cookie of stale) headers.append('set-cookie', cookie)
  return redirect(safeRedirect(form.get('back')), { status: 303, headers })
}

/** Redirects a GET to the privacy settings. */
export function loader() {
  return redirect('/privacy-settings')
}
