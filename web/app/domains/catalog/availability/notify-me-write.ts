import * as v from 'valibot'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { NotifyMeDocument } from './__generated__/notify-me.ts'
import { mobile } from '#app/lib/forms/rules.ts'

/** Validates a notify-me request (docs/rules/catalogue.md#notify-me). */
const notifyMeRules = v.object({
  mobile: mobile({
    required: 'catalog:notify.mobileRequired',
    min: 'catalog:notify.mobileMin',
    invalid: 'catalog:notify.mobileInvalid',
  }),
})

/** Asks the shop to write to `mobile` when the product `productId` is in stock again: its variant `variantId`, or any without one. */
export const notifyMeWrite = defineWrite({
  mutation: NotifyMeDocument,
  rules: notifyMeRules,
  variables: ({ form }) => ({
    input: { productId: field(form, 'productId'), variantId: field(form, 'variantId') || null, mobile: field(form, 'mobile') },
  }),
  done: (_, { url }) => accepted({ without: `${url.pathname}?noted` }),
})
