import Banknote from 'lucide-react/icons/banknote'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { useCheckedWrite } from '#app/lib/forms/use-checked-write.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-message.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { placeOrderRules } from './place-order.rules.ts'
import { SubmitStep } from './submit-step.tsx'

const names = ['acceptTerms', 'notes']

type Props = {
  revision: number
  /** Made with the page: sent again, after a lost answer or a double click, it makes no second order. */
  idempotencyKey: string
}

/** The last step: how it is paid, the terms, the order. */
export function PlaceOrderForm({ revision, idempotencyKey }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const { Form, busy, error, values, result, refusals, onInput, onSubmit } = useCheckedWrite({
    rules: placeOrderRules,
    fields: names,
  })
  // Refused without a reason: nobody answered.
  const unsent = result?.ok === false && refusals.length === 0 && !busy
  const spent = refusals.some(({ code }) => code === 'IDEMPOTENCY_CONFLICT')
  const terms = error('acceptTerms')
  return (
    <Form method="post" action="/cart/payments" noValidate onInput={onInput} onSubmit={onSubmit} className="grid gap-6">
      <input type="hidden" name="idempotencyKey" value={spent ? idempotencyKey : (values.idempotencyKey ?? idempotencyKey)} />
      <input type="hidden" name="expectedRevision" value={revision} />
      <section className="grid gap-3">
        <h2 className="type-h3">{t('review.payment')}</h2>
        <RadioCard
          name="paymentMethod"
          value="cod"
          defaultChecked
          title={t('review.cod')}
          note={t('review.codText')}
          icon={<Banknote aria-hidden="true" strokeWidth={1.75} />}
        />
      </section>
      <Field id="notes" label={t('review.notes')} optionalLabel={t('common:optional')} error={error('notes')}>
        <Textarea name="notes" maxLength={500} rows={2} autoComplete="off" defaultValue={values.notes} />
      </Field>
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
      <div className="grid gap-1">
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          value="yes"
          defaultChecked={values.acceptTerms === 'yes'}
          aria-required
          aria-invalid={terms ? true : undefined}
          aria-describedby={terms ? 'acceptTerms-error' : undefined}
          label={<Text>{t('review.terms')}</Text>}
        />
        {terms ? <FieldError id="acceptTerms-error">{terms}</FieldError> : null}
      </div>
      {unsent ? (
        <Alert tone="warning" live title={t('form.unsent')}>
          {t('form.unsentText')}
        </Alert>
      ) : null}
      <SubmitStep busy={busy} back="/cart/address" backLabel={t('steps.address')} note={t('summary.nothingNow')}>
        {t(busy ? 'review.busy' : 'review.submit')}
      </SubmitStep>
    </Form>
  )
}
