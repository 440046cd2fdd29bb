import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { isPhrase } from '#app/lib/size/is-phrase.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useReviewAddMutation } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import type { ReviewLine_LineFragment as Line } from './__generated__/review-line.ts'
import { fits, reviewWrite } from './review-write.ts'
import { StarChoice } from './star-choice.tsx'

/** A delivered line of an order with the form of its review: stars, fit, text. Thanks replace the form. */
export function ReviewLine({ line }: { line: Line }) {
  const { t } = useTranslation(['feedback', 'common'])
  const [done, setDone] = useState(false)
  const { Form, busy, error, values } = useForm(reviewWrite, useReviewAddMutation(), {
    name: `review-${line.id}`,
    fields: ['rating', 'fit', 'text'],
    onDone: () => setDone(true),
  })
  const { id, name, color, size, image } = line
  const what = [color, size && (isPhrase(size) ? size : t('reviews.size', { size }))].filter(Boolean).join(' · ')
  return (
    <Panel as="section" aria-labelledby={`line-${id}`} className="grid gap-4">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4">
        <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
          {image ? <Picture base={image.base} alt="" sizes="64px" /> : null}
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
                <span className="font-semibold">{t('fit.title')}</span> <span className="text-text-3">({t('common:optional')})</span>
              </>
            }
            error={error('fit')}
            className="flex flex-wrap gap-x-6"
          >
            {fits.map((fit) => (
              <Radio key={fit} name="fit" value={fit} defaultChecked={values.fit === fit} label={t(`review.fit.${fit}`)} />
            ))}
          </ChoiceGroup>
          <Field id={`text-${id}`} label={t('review.text')} optionalLabel={t('common:optional')} hint={t('review.textHint')} error={error('text')}>
            <Textarea name="text" maxLength={1000} autoComplete="off" dir="auto" defaultValue={values.text} />
          </Field>
          <Button type="submit" loading={busy} className="sm:justify-self-start">
            {t('review.submit')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
