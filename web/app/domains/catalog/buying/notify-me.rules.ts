import * as v from 'valibot'
import { mobile } from '#app/lib/forms/rules.ts'

/** Validates a notify-me request (docs/rules/catalogue.md#notify-me). */
export const notifyMeRules = v.object({
  mobile: mobile({
    required: 'catalog:notify.mobileRequired',
    min: 'catalog:notify.mobileMin',
    invalid: 'catalog:notify.mobileInvalid',
  }),
})
