import { redirect } from 'react-router'
import { plainCookie } from '#app/lib/http/cookies.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { asTheme } from '#app/lib/theme/theme.ts'
import type { Route } from './+types/theme'

/** The theme switch without JavaScript: stores the choice for a year and goes back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request)
  const theme = asTheme(form.get('theme'))
  if (!theme) throw new Response(null, { status: 422 })
  return redirect(safeRedirect(form.get('back')), {
    status: 303,
    headers: { 'set-cookie': plainCookie('theme', theme) },
  })
}

/** Redirects a GET to the home page. */
export function loader() {
  return redirect('/')
}
