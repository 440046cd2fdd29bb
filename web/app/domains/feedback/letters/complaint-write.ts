import { checkForm } from '#app/lib/forms/check-form.ts'
import { field, fields } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { ComplaintAddDocument } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { asksFor, readMatter } from './complaint-matters.ts'
import { branchComplaintRules, complaintRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-number.ts'

/**
 * Complains (`kind` COMPLAINT) or suggests (SUGGESTION) something about the form's `matter`: the order `orderNumber`, the branch
 * `branchId`; gives the number it is known by.
 */
export const complaintWrite: Write = async ({ form, locale, url }, { mutate }) => {
  const matter = readMatter(field(form, 'matter'))
  const faults = checkForm(asksFor.branch(matter) ? branchComplaintRules : complaintRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const kind = field(form, 'kind') === 'SUGGESTION' ? ('SUGGESTION' as const) : ('COMPLAINT' as const)
  const { branchId, orderNumber, ...words } = fields(form, ['branchId', 'orderNumber', 'fullName', 'mobile', 'email', 'message'])
  const about = { branchId: asksFor.branch(matter) ? branchId : null, orderNumber: asksFor.order(matter) ? orderNumber : null }
  const { number, userErrors } = (await mutate(ComplaintAddDocument, { input: { kind, matter, ...about, ...words } })).complaintAdd
  if (userErrors.length > 0) return refused(userErrors, form)
  return accepted({ data: number, without: sentPath(url, number) })
}
