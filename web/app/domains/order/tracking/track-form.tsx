import { useEffect } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useFormErrors } from '#app/lib/forms/use-form-errors.ts'
import { useFormToast } from '#app/lib/forms/use-form-toast.ts'
import type { Refused } from '#app/lib/forms/write.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { notify } from '#app/lib/notify/notify.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { MobileInput } from '#app/ui/person-inputs.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { trackOrderRules } from './track-order.ts'

const names = ['number', 'mobile']

/**
 * Asks for the number and mobile of an order. Sending it is a navigation, so that the back button leads to the empty
 * form.
 */
export function TrackForm() {
  const { t } = useTranslation('order')
  const busy = useNavigation().state === 'submitting'
  const result = useActionData<Refused>()
  const { error, values, refusals, onBlur, onInput } = useFormErrors({ rules: trackOrderRules }, names, result)
  const { setToast, clearToast } = useFormToast()
  const whole = refusals.find(({ path }) => path.length === 0)
  useEffect(() => {
    clearToast()
    if (whole) setToast(notify({ type: 'error', title: whole.message, key: whole.message, silent: true }))
  }, [whole, setToast, clearToast])
  return (
    <Form method="post" action="/track-order" noValidate onBlur={onBlur} onInput={onInput} className="grid gap-5">
      <ErrorSummary title={t('track.correct')} faults={formFaults(names, error)} answer={result} />
      {whole && !busy ? (
        <Alert tone="danger" live>
          {whole.message}
        </Alert>
      ) : null}
      <Field
        id="number"
        label={t('track.number')}
        required
        error={error('number')}
        hint={<Text>{t('track.numberHint')}</Text>}
      >
        <TextInput
          ltr
          name="number"
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values.number}
        />
      </Field>
      <Field id="mobile" label={t('track.mobile')} required error={error('mobile')}>
        <MobileInput defaultValue={values.mobile} />
      </Field>
      <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
        {t('track.submit')}
      </Button>
    </Form>
  )
}
