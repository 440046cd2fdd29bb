import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { ComplaintAddDocument } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { branchComplaintRules, complaintRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-number.ts'
import { hasField, readMatter } from './complaint-matters.ts'

const matterIn = (form: FormData) => readMatter(field(form, 'matter'))

/**
* Sends a complaint (`kind` COMPLAINT) or a suggestion (SUGGESTION) about the form's `matter`: the order `orderNumber`, the branch `branchId`.
 * The response has its reference number.
 */
export const complaintWrite = defineWrite({
  mutation: ComplaintAddDocument,
  rules: (form) => (hasField.branch(matterIn(form)) ? branchComplaintRules : complaintRules),
  variables({ form }) {
    const matter = matterIn(form)
    const kind = field(form, 'kind') === 'SUGGESTION' ? ('SUGGESTION' as const) : ('COMPLAINT' as const)
    const { branchId, orderNumber, ...texts } = fields(form, ['branchId', 'orderNumber', 'fullName', 'mobile', 'email', 'message'])
    const about = { branchId: hasField.branch(matter) ? branchId : null, orderNumber: hasField.order(matter) ? orderNumber : null }
    return { input: { kind, matter, ...about, ...texts } }
  },
  done: ({ complaintAdd }, { url }) => accepted({ without: sentPath(url, complaintAdd.number) }),
})
