import { checkForm } from '#app/lib/forms/check-form.ts'
import { field } from '#app/lib/forms/field.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { ReviewAddDocument, type ReviewAddMutationVariables } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { reviewRules } from '#app/domains/feedback/feedback.rules.ts'

type Fit = NonNullable<ReviewAddMutationVariables['input']['fit']>

/** How a thing can turn out, from small to large. */
export const fits: readonly Fit[] = ['SMALL', 'TRUE_TO_SIZE', 'LARGE']

/** Reviews the line `lineId` of the page's order: `rating`, `fit`, `text`. The order is opened by the token of the address, or the account. */
export const reviewWrite: Write = async ({ form, locale, params, url }, { mutate }) => {
  const faults = checkForm(reviewRules, form, textOf(locale))
  if (faults.length > 0) return refused(faults, form)
  const lineId = field(form, 'lineId')
  const input = {
    orderId: params.id ?? '',
    token: url.searchParams.get('token'),
    lineId,
    rating: Number(field(form, 'rating')) || 0,
    fit: fits.find((fit) => fit === field(form, 'fit')) ?? null,
    text: field(form, 'text') || null,
  }
  const { userErrors } = (await mutate(ReviewAddDocument, { input })).reviewAdd
  if (userErrors.length > 0) return refused(userErrors, form)
  const without = new URL(url)
  without.searchParams.set('reviewed', lineId)
  return accepted({ without: without.pathname + without.search })
}
