import { faultOf } from '#app/lib/apollo/fault.ts'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { type Refused, refused } from '#app/lib/forms/write.ts'
import type { Load } from '#app/lib/route/route-types.ts'
import { TrackOrderPageDocument, type TrackOrderPageQueryVariables } from './__generated__/track-order.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { trackOrderRules } from './track-order.rules.ts'

/** The order that was asked for is in the cache. `today` is `YYYY-MM-DD` in Cairo. */
export type Tracked = { ok: true; asked: TrackOrderPageQueryVariables; today: string }

/**
 * Finds an order by the form's number and mobile. It is a question, not a write: the answer stays on the page that asked, with
 * JavaScript or without, and no address holds the mobile. A wrong number and a wrong mobile are told alike.
 */
export const trackOrder: Load<Tracked | Refused> = async ({ request, locale }, query) => {
  const form = await formOf(request)
  const t = textOf(locale)
  const faults = checkForm(trackOrderRules, form, t)
  if (faults.length > 0) return refused(faults, form)
  const asked = { number: field(form, 'number').slice(0, 40), mobile: field(form, 'mobile').slice(0, 40) }
  try {
    const page = await query(TrackOrderPageDocument, asked, { fresh: true })
    if (page.trackedOrder) return { ok: true, asked, today: cairoToday() }
    return refused([{ code: 'NOT_FOUND', path: null, message: t('order:track.notFound') }], form)
  } catch (thrown) {
    const { code } = faultOf(thrown)
    return refused([{ code, path: null, message: t(`errors:${code}`) }], form)
  }
}
