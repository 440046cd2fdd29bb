import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { ReviewAddDocument, type ReviewAddMutationVariables } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { reviewRules } from '#app/domains/feedback/feedback.rules.ts'

type Fit = NonNullable<ReviewAddMutationVariables['input']['fit']>

/** Verdicts on the fit, from small to large. */
export const fits: readonly Fit[] = ['SMALL', 'TRUE_TO_SIZE', 'LARGE']

/** Reviews the line `lineId` of the page's order: `rating`, `fit`, `text`. The token of the address or the account opens the order. */
export const reviewWrite = defineWrite({
  mutation: ReviewAddDocument,
  rules: reviewRules,
  variables: ({ form, params, url }) => ({
    input: {
      orderId: params.id ?? '',
      token: url.searchParams.get('token'),
      lineId: field(form, 'lineId'),
      rating: Number(field(form, 'rating')) || 0,
      fit: fits.find((fit) => fit === field(form, 'fit')) ?? null,
      text: field(form, 'text') || null,
    },
  }),
  done(_, { form, url, locale }) {
    const without = new URL(url)
    without.searchParams.set('reviewed', field(form, 'lineId'))
    return accepted({ without: without.pathname + without.search, notice: textOf(locale)('feedback:review.done') })
  },
})
