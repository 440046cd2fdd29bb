import * as v from 'valibot'
import { addressRules } from '#app/domains/cart/checkout/address.rules.ts'
import { clientRules } from '#app/domains/cart/checkout/client.rules.ts'
import { placeOrderRules } from '#app/domains/cart/checkout/place-order.rules.ts'

/** Who, where and the terms, on one page (docs/rules/validation.md#forms). Whether the two numbers differ is for the shop to say. */
export const buyNowRules = v.object({ ...clientRules.entries, ...addressRules.entries, ...placeOrderRules.entries })
