import * as v from 'valibot'
import { required } from '#app/lib/forms/rules.ts'

/** What is asked when an order is placed (DOMAIN §2.3 "Place order"). */
export const placeOrderRules = v.object({ acceptTerms: required('cart:rules.terms') })
