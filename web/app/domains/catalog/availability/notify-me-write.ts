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

/**
 * Creates a notify-me request: a message to `mobile` when the variant `variantId` of the product `productId`, or any variant without one, is in
 * stock.
 */
export const notifyMeWrite = defineWrite({
  mutation: NotifyMeDocument,
  rules: notifyMeRules,
  variables: ({ form }) => ({
    input: { productId: field(form, 'productId'), variantId: field(form, 'variantId') || null, mobile: field(form, 'mobile') },
  }),
  done: (_, { url }) => accepted({ without: `${url.pathname}?noted` }),
})
