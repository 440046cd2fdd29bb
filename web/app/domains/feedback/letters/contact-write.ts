import { checkForm } from '#app/lib/forms/check-form.ts'
import { fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { ContactSendDocument } from './__generated__/contact-writes.ts'
import { messageRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-number.ts'

/** Sends a message to the shop; gives the number it is known by. */
export const contactWrite: Write = async ({ form, locale, url }, { mutate }) => {
  const faults = checkForm(messageRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const input = fields(form, ['fullName', 'mobile', 'email', 'subject', 'message'])
  const { number, userErrors } = (await mutate(ContactSendDocument, { input })).contactSend
  if (userErrors.length > 0) return refused(userErrors, form)
  return accepted({ data: number, without: sentPath(url, number) })
}
