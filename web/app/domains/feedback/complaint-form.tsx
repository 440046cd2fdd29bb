import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { useCheckedWrite } from '#app/lib/forms/use-checked-write.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { complaintRules } from './feedback.rules.ts'

const names = ['message', 'fullName', 'mobile', 'email'] as const
const kinds = ['COMPLAINT', 'SUGGESTION'] as const

type Props = {
  orderNumber: string
  /** Who ordered, filled in already. */
  client: { fullName: string; mobile: string; email: string | null }
  /** The number of a complaint that was sent without JavaScript. */
  sent?: string | null
}

/** What went wrong with an order, or could be better. */
export function ComplaintForm({ orderNumber, client, sent = null }: Props) {
  const { t } = useTranslation(['feedback', 'cart', 'common'])
  const [number, setNumber] = useState(sent)
  const { Form, busy, error, values, result, onBlur, onInput, onSubmit } = useCheckedWrite({
    rules: complaintRules,
    fields: [...names, 'orderNumber'],
    onDone: (data) => setNumber(String(data)),
  })
  if (number) {
    return (
      <Alert tone="success" live title={<Text>{t('complaint.done', { number })}</Text>}>
        {t('complaint.doneText')}
      </Alert>
    )
  }
  return (
    <Form method="post" noValidate onBlur={onBlur} onInput={onInput} onSubmit={onSubmit} className="grid gap-5">
      <ErrorSummary title={t('cart:form.correct')} faults={formFaults(names, error)} answer={result} />
      {error('orderNumber') ? (
        <Alert tone="danger" live>
          {error('orderNumber')}
        </Alert>
      ) : null}
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <ChoiceGroup legend={<span className="font-semibold">{t('complaint.kind')}</span>} className="flex flex-wrap gap-x-6">
        {kinds.map((kind) => (
          <Radio key={kind} name="kind" value={kind} defaultChecked={(values.kind ?? 'COMPLAINT') === kind} label={t(`complaint.${kind}`)} />
        ))}
      </ChoiceGroup>
      <Field id="message" label={t('complaint.message')} required error={error('message')}>
        <Textarea name="message" rows={5} maxLength={2000} autoComplete="off" dir="auto" defaultValue={values.message} />
      </Field>
      <FieldRow>
        <Field id="fullName" label={t('cart:client.fullName')} required error={error('fullName')} className="sm:col-span-2">
          <TextInput name="fullName" autoComplete="name" maxLength={80} defaultValue={values.fullName ?? client.fullName} />
        </Field>
        <Field id="mobile" label={t('cart:client.mobile')} required error={error('mobile')} hint={t('complaint.mobileHint')}>
          <TextInput
            ltr
            type="tel"
            name="mobile"
            inputMode="tel"
            autoComplete="tel"
            maxLength={25}
            defaultValue={values.mobile ?? nationalMobile(client.mobile)}
          />
        </Field>
        <Field id="email" label={t('cart:client.email')} optionalLabel={t('common:optional')} error={error('email')}>
          <TextInput ltr name="email" inputMode="email" autoComplete="email" maxLength={254} defaultValue={values.email ?? client.email ?? ''} />
        </Field>
      </FieldRow>
      <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
        {t('complaint.submit')}
      </Button>
    </Form>
  )
}
