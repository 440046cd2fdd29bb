import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { ComplaintAddDocument } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { branchComplaintRules, complaintRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-number.ts'
import { asksFor, readMatter } from './complaint-matters.ts'

const matterIn = (form: FormData) => readMatter(field(form, 'matter'))

/**
 * Sends a complaint (`kind` COMPLAINT) or a suggestion (SUGGESTION) about the form's `matter`: the order `orderNumber`, the branch
 * `branchId`. The shop answers with the number that it is known by.
 */
export const complaintWrite = defineWrite({
  mutation: ComplaintAddDocument,
  rules: (form) => (asksFor.branch(matterIn(form)) ? branchComplaintRules : complaintRules),
  variables({ form }) {
    const matter = matterIn(form)
    const kind = field(form, 'kind') === 'SUGGESTION' ? ('SUGGESTION' as const) : ('COMPLAINT' as const)
    const { branchId, orderNumber, ...words } = fields(form, ['branchId', 'orderNumber', 'fullName', 'mobile', 'email', 'message'])
    const about = { branchId: asksFor.branch(matter) ? branchId : null, orderNumber: asksFor.order(matter) ? orderNumber : null }
    return { input: { kind, matter, ...about, ...words } }
  },
  done: ({ complaintAdd }, { url }) => accepted({ without: sentPath(url, complaintAdd.number) }),
})
