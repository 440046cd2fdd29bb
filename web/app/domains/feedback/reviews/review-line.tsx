import { useState } from 'react'
import Star from 'lucide-react/icons/star'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { isPhrase } from '#app/domains/catalog/sizes/size-label.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Radio } from '#app/ui/option-row.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import {
  ReviewAddDocument,
  type ReviewAddMutationVariables,
  useReviewAddMutation,
} from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { reviewRules } from '#app/domains/feedback/feedback.rules.ts'
import type { ReviewLine_LineFragment as Line } from './__generated__/review-line.ts'

type Fit = NonNullable<ReviewAddMutationVariables['input']['fit']>

/** Verdicts on the fit, from small to large. */
const fits: readonly Fit[] = ['SMALL', 'TRUE_TO_SIZE', 'LARGE']

/**
 * Reviews the line `lineId` of the page's order: `rating`, `fit`, `text`. The token of the address or the account opens
 * the order.
 */
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
    return accepted({ without: without.pathname + without.search, notice: textsIn(locale)('feedback:review.done') })
  },
})

/** A delivered line of an order with the form of its review: stars, fit, text. Thanks replace the form. */
export function ReviewLine({ line }: { line: Line }) {
  const { t } = useTranslation(['feedback', 'common'])
  const [done, setDone] = useState(false)
  const { Form, busy, error, values } = useForm(reviewWrite, useReviewAddMutation(), {
    name: `review-${line.id}`,
    fields: ['rating', 'fit', 'text'],
    onDone: () => setDone(true),
  })
  const { id, name, colorName, sizeLabel: size, image } = line
  const what = [colorName, size && (isPhrase(size) ? size : t('reviews.size', { size }))].filter(Boolean).join(' · ')
  return (
    <Panel as="section" aria-labelledby={`line-${id}`} className="grid gap-4">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4">
        <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
          {image ? <Picture base={image.base} alt="" light sizes="64px" /> : null}
        </span>
        <div>
          <h2 id={`line-${id}`} className="font-display font-semibold">
            <Text>{name}</Text>
          </h2>
          {what ? (
            <p className="type-meta">
              <Text>{what}</Text>
            </p>
          ) : null}
        </div>
      </div>
      {done ? (
        <Alert tone="success" live title={t('review.done')}>
          {t('review.thanks')}
        </Alert>
      ) : (
        <Form className="grid gap-4">
          <input type="hidden" name="lineId" value={id} />
          <StarChoice legend={t('review.rating')} name="rating" defaultValue={values.rating} error={error('rating')} />
          <ChoiceGroup
            legend={
              <>
                <span className="font-semibold">{t('fit.title')}</span>{' '}
                <span className="text-text-3">({t('common:optional')})</span>
              </>
            }
            error={error('fit')}
            className="flex flex-wrap gap-x-6"
          >
            {fits.map((fit) => (
              <Radio
                key={fit}
                name="fit"
                value={fit}
                defaultChecked={values.fit === fit}
                label={t(`review.fit.${fit}`)}
              />
            ))}
          </ChoiceGroup>
          <Field
            id={`text-${id}`}
            label={t('review.text')}
            optionalLabel={t('common:optional')}
            hint={t('review.textHint')}
            error={error('text')}
          >
            <Textarea name="text" maxLength={fields.reviewText.max} dir="auto" defaultValue={values.text} />
          </Field>
          <Button type="submit" loading={busy} className="sm:justify-self-start">
            {t('review.submit')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

type Props = { legend: string; name: string; defaultValue?: string; error?: string }

/** A rating of one to five stars: radios, filled up to the chosen one. */
function StarChoice({ legend, name, defaultValue, error }: Props) {
  const { t } = useTranslation('feedback')
  return (
    <ChoiceGroup
      legend={<span className="font-semibold">{legend}</span>}
      error={error}
      role="radiogroup"
      className="-ms-2 flex"
    >
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className={
            'grid size-11 cursor-pointer place-items-center rounded-sm text-line-ctl transition-colors hover:text-text has-focus-visible:outline-2 ' +
            'has-focus-visible:outline-focus has-checked:text-accent-text [&:has(~label_input:checked)]:text-accent-text ' +
            'has-checked:[&_svg]:fill-current [&:has(~label_input:checked)_svg]:fill-current'
          }
        >
          <input
            type="radio"
            name={name}
            value={stars}
            defaultChecked={defaultValue === String(stars)}
            className="sr-only"
          />
          <Star aria-hidden="true" strokeWidth={1.75} className="size-7" />
          <span className="sr-only">{t('reviews.stars', { count: stars })}</span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
