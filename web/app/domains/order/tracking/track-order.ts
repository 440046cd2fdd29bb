import * as v from 'valibot'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { formOf } from '#app/lib/http/form-of.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { type Refused, refused } from '#app/lib/forms/write.ts'
import type { Load } from '#app/lib/route/page-load.ts'
import { cairoToday } from '#app/domains/order/order-dates.ts'
import { mobile, required } from '#app/lib/forms/rules.ts'
import { TrackOrderPageDocument, type TrackOrderPageQueryVariables } from './__generated__/track-order.ts'

/** Validates the number and mobile of an order without its link (docs/rules/orders.md#access). */
export const trackOrderRules = v.object({
  number: required('order:track.numberRequired'),
  mobile: mobile({
    required: 'order:rules.mobile.required',
    min: 'order:rules.mobile.min',
    invalid: 'order:rules.mobile.invalid',
  }),
})

/** The result for an order that was found; the order itself is in the cache. `today` is `YYYY-MM-DD` in Cairo. */
export type Tracked = { ok: true; asked: TrackOrderPageQueryVariables; today: string }

/**
 * Finds an order by the number and mobile of the form. A posted query, not a write: the result is shown on the same
 * page, and no address contains the mobile. The same message answers a wrong number and a wrong mobile.
 */
export const trackOrder: Load<Tracked | Refused> = async ({ request, locale }, query) => {
  const form = await formOf(request)
  const t = textsIn(locale)
  const faults = checkForm(trackOrderRules, form, t)
  if (faults.length > 0) return refused(faults, form)
  const asked = { number: field(form, 'number').slice(0, 40), mobile: field(form, 'mobile').slice(0, 40) }
  try {
    const page = await query(TrackOrderPageDocument, asked, { fresh: true })
    if (page.trackedOrder) return { ok: true, asked, today: cairoToday() }
    return refused([{ code: 'NOT_FOUND', path: [], message: t('order:track.notFound') }], form)
  } catch (thrown) {
    const { code } = faultOf(thrown)
    return refused([{ code, path: [], message: t(`errors:${code}`) }], form)
  }
}
