import * as v from 'valibot'
import { mobile } from '#app/lib/forms/rules.ts'

/** Whom to tell that something can be had again (DOMAIN §2.3). */
export const notifyMeRules = v.object({
  mobile: mobile({
    required: 'catalog:notify.mobileRequired',
    min: 'catalog:notify.mobileMin',
    invalid: 'catalog:notify.mobileInvalid',
  }),
})
