import * as v from 'valibot'
import { required } from '#app/lib/forms/rules.ts'

/** What is asked when an order is placed (docs/rules/validation.md#forms). */
export const placeOrderRules = v.object({ acceptTerms: required('cart:rules.terms') })
