import * as v from 'valibot'
import { mobile, required } from '#app/lib/forms/rules.ts'

/** Who asks for an order without its link: number and mobile (DOMAIN §2.3). */
export const trackOrderRules = v.object({
  number: required('order:track.numberRequired'),
  mobile: mobile({
    required: 'order:rules.mobile.required',
    min: 'order:rules.mobile.min',
    invalid: 'order:rules.mobile.invalid',
  }),
})
