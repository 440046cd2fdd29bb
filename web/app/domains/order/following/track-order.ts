import { faultOf } from '#app/lib/apollo/fault.ts'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Accepted, Load, Refused } from '#app/lib/route/route-types.ts'
import { TrackOrderPageDocument, type TrackOrderPageQueryVariables } from './__generated__/track-order.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { trackOrderRules } from './track-order.rules.ts'

/** What was asked, and the order that it is about. */
export type Tracked = { asked: TrackOrderPageQueryVariables; today: string }

/**
 * Finds an order by the form's number and mobile. It is a question, not a write: the answer stays on the page that asked, with
 * JavaScript or without, and no address holds the mobile. A wrong number and a wrong mobile are told alike.
 */
export const trackOrder: Load<Accepted | Refused> = async ({ request, locale }, query) => {
  const form = await formOf(request)
  const t = textOf(locale)
  const faults = checkForm(trackOrderRules, form, t)
  if (faults.length > 0) return refused(faults, form)
  const asked = { number: field(form, 'number').slice(0, 40), mobile: field(form, 'mobile').slice(0, 40) }
  try {
    const page = await query(TrackOrderPageDocument, asked, { fresh: true })
    if (page.trackedOrder) return accepted({ data: { asked, today: cairoToday() } satisfies Tracked })
    return refused([{ code: 'NOT_FOUND', path: null, message: t('order:track.notFound') }], form)
  } catch (thrown) {
    const { code } = faultOf(thrown)
    return refused([{ code, path: null, message: t(`errors:${code}`) }], form)
  }
}
