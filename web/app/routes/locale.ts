import { redirect } from 'react-router'
import { plainCookie } from '#app/lib/http/cookies.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import type { Route } from './+types/locale'

/** The language switch: stores the choice for a year and goes back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = asLocale(form.get('locale'))
  if (!locale) throw new Response(null, { status: 422 })
  return redirect(safeRedirect(form.get('back')), {
    status: 303,
    headers: { 'set-cookie': plainCookie('locale', locale) },
  })
}

/** Redirects a GET to the home page. */
export function loader() {
  return redirect('/')
}
