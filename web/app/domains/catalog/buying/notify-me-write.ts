import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { NotifyMeDocument } from './__generated__/notify-me.ts'
import { notifyMeRules } from './notify-me.rules.ts'

/** Asks the shop to write to `mobile` when the product `productId` is in stock again: its variant `variantId`, or any without one. */
export const notifyMeWrite = defineWrite({
  mutation: NotifyMeDocument,
  rules: notifyMeRules,
  variables: ({ form }) => ({
    input: { productId: field(form, 'productId'), variantId: field(form, 'variantId') || null, mobile: field(form, 'mobile') },
  }),
  done: (_, { url }) => accepted({ without: `${url.pathname}?noted` }),
})
