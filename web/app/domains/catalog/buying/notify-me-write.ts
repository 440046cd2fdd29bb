import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { NotifyMeDocument } from './__generated__/notify-me.ts'
import { notifyMeRules } from './notify-me.rules.ts'

/** Asks the shop to tell `mobile` when a product (`productId`), in one colour and size (`variantId`) or in any, can be had again. */
export const notifyMeWrite: Write = async ({ form, url, locale }, { mutate }) => {
  const faults = checkForm(notifyMeRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = { productId: field(form, 'productId'), variantId: field(form, 'variantId') || null, mobile: field(form, 'mobile') }
  const { notifyMe } = await mutate(NotifyMeDocument, { input })
  if (notifyMe.userErrors.length > 0) return refused(notifyMe.userErrors, form)
  return accepted({ without: `${url.pathname}?noted` })
}
