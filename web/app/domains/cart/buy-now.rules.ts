import * as v from 'valibot'
import { addressRules } from './address.rules.ts'
import { clientRules } from './client.rules.ts'
import { placeOrderRules } from './place-order.rules.ts'

/** Who, where and the terms, on one page (DOMAIN §2.3). Whether the two numbers differ is for the shop to say. */
export const buyNowRules = v.object({ ...clientRules.entries, ...addressRules.entries, ...placeOrderRules.entries })
