import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import { useOrderPlaceMutation } from './__generated__/order-place.ts'
import { OrderCodeField, OrderCodeResend } from './order-code.tsx'
import { IdempotencyKeyField, PaymentChoice, TermsField } from './order-fields.tsx'
import { orderWrite } from './order-write.ts'
import { NoAnswerAlert, SubmitStep } from './submit-step.tsx'

const names = ['coupon', 'acceptTerms', 'notes', 'code']

type Props = {
  revision: number
  /** Mobile of the recipient. */
  mobile: string
  idempotencyKey: string
  /** The order is collected in a branch. */
  pickup?: boolean
  /** Called after a refusal, which may be due to a coupon that no longer applies. */
  onRefused?: () => void
}

/** Form of the last checkout step: payment, notes, terms, submit. */
export function PlaceOrderForm({ revision, mobile, idempotencyKey, pickup = false, onRefused }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const { Form, busy, error, values, result, refusals } = useForm(orderWrite, useOrderPlaceMutation(), {
    fields: names,
    onRefused,
  })
  return (
    <Form action="/cart/payments" className="grid gap-6">
      <IdempotencyKeyField made={idempotencyKey} sent={values.idempotencyKey} refusals={refusals} />
      <input type="hidden" name="expectedRevision" value={revision} />
      <input type="hidden" name="mobile" value={mobile} />
      {pickup ? <input type="hidden" name="way" value="pickup" /> : null}
      <PaymentChoice pickup={pickup} />
      <Field id="notes" label={t('review.notes')} optionalLabel={t('common:optional')} error={error('notes')}>
        <Textarea name="notes" maxLength={fields.orderNotes.max} rows={2} defaultValue={values.notes} />
      </Field>
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
      <TermsField accepted={values.acceptTerms === 'yes'} error={error('acceptTerms')} />
      <OrderCodeField values={values} error={error('code')} />
      <NoAnswerAlert result={result} busy={busy} order />
      <SubmitStep busy={busy} back="/cart/address" backLabel={t('form.backAddress')} note={t('summary.nothingNow')}>
        {t(busy ? 'review.busy' : 'review.submit')}
      </SubmitStep>
      <OrderCodeResend values={values} />
    </Form>
  )
}
