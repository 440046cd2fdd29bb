import * as v from 'valibot'
import { mobile, required } from '#app/lib/forms/rules.ts'

/** Validates the number and mobile of an order without its link (docs/rules/orders.md#access). */
export const trackOrderRules = v.object({
  number: required('order:track.numberRequired'),
  mobile: mobile({
    required: 'order:rules.mobile.required',
    min: 'order:rules.mobile.min',
    invalid: 'order:rules.mobile.invalid',
  }),
})
