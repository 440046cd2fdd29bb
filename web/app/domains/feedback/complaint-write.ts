import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { ComplaintAddDocument } from './__generated__/feedback-writes.ts'
import { complaintRules } from './feedback.rules.ts'

/** Complains (`kind` COMPLAINT) or suggests (SUGGESTION) something about the order `orderNumber`; gives the number it is known by. */
export const complaintWrite: Write = async ({ form, locale, url }, { mutate }) => {
  const faults = checkForm(complaintRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const kind = field(form, 'kind') === 'SUGGESTION' ? ('SUGGESTION' as const) : ('COMPLAINT' as const)
  const input = { kind, branchId: null, ...fields(form, ['fullName', 'mobile', 'email', 'orderNumber', 'message']) }
  const { number, userErrors } = (await mutate(ComplaintAddDocument, { input })).complaintAdd
  if (userErrors.length > 0) return refused(userErrors, form)
  const without = new URL(url)
  without.searchParams.set('sent', number ?? '')
  return accepted({ data: number, without: without.pathname + without.search })
}
