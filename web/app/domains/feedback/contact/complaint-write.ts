import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { ComplaintAddDocument } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { branchComplaintRules, complaintRules } from '#app/domains/feedback/feedback.rules.ts'
import { sentPath } from '#app/domains/feedback/sent-view.tsx'

/** Matters of a complaint, in the order of the form. */
export const matters = ['ORDER', 'BRANCH', 'PRODUCT', 'WEBSITE', 'OTHER'] as const

export type Matter = (typeof matters)[number]

/** Reads the matter of a form; unknown values mean OTHER. */
function readMatter(given: string): Matter {
  return matters.find((matter) => matter === given) ?? 'OTHER'
}

const hasField = {
  branch: (matter: Matter) => matter === 'BRANCH',
  order: (matter: Matter) => matter === 'ORDER' || matter === 'PRODUCT',
} as const

const matterIn = (form: FormData) => readMatter(field(form, 'matter'))

/**
 * Sends a complaint (`kind` COMPLAINT) or a suggestion (SUGGESTION) about the form's `matter`: the order `orderNumber`,
 * the branch `branchId`. The response has its reference number.
 */
export const complaintWrite = defineWrite({
  mutation: ComplaintAddDocument,
  rules: (form) => (hasField.branch(matterIn(form)) ? branchComplaintRules : complaintRules),
  variables({ form }) {
    const matter = matterIn(form)
    const kind = field(form, 'kind') === 'SUGGESTION' ? ('SUGGESTION' as const) : ('COMPLAINT' as const)
    const { branchId, orderNumber, ...texts } = fields(form, [
      'branchId',
      'orderNumber',
      'fullName',
      'mobile',
      'email',
      'message',
    ])
    const about = {
      branchId: hasField.branch(matter) ? branchId : null,
      orderNumber: hasField.order(matter) ? orderNumber : null,
    }
    return { input: { kind, matter, ...about, ...texts } }
  },
  done: ({ complaintAdd }, { url }) => accepted({ without: sentPath(url, complaintAdd.number) }),
})
