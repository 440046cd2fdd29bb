import { useTranslation } from 'react-i18next'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

export const receiverFieldNames = ['fullName', 'phone', 'anotherPhone'] as const

type Props = {
  /** What is known before anything is typed. */
  receiver: Partial<Record<(typeof receiverFieldNames)[number], string>>
  values: Record<string, string>
  error: (name: string) => string | undefined
}

/** Who receives at an address: the fields, with what was typed or known before. Their ids are their names. */
export function AddressReceiver({ receiver, values, error }: Props) {
  const { t } = useTranslation('address')
  const phone = (name: 'phone' | 'anotherPhone') => ({
    ltr: true,
    type: 'tel',
    name,
    inputMode: 'tel' as const,
    maxLength: 25,
    defaultValue: values[name] ?? nationalMobile(receiver[name] ?? ''),
  })
  return (
    <FieldRow>
      <Field id="fullName" label={t('fullName')} required error={error('fullName')} className="sm:col-span-2">
        <TextInput name="fullName" autoComplete="name" maxLength={80} defaultValue={values.fullName ?? receiver.fullName} />
      </Field>
      <Field id="phone" label={t('phone')} required error={error('phone')} hint={t('phoneHint')}>
        <TextInput {...phone('phone')} autoComplete="tel" />
      </Field>
      <Field id="anotherPhone" label={t('anotherPhone')} required error={error('anotherPhone')} hint={t('anotherPhoneHint')}>
        <TextInput {...phone('anotherPhone')} autoComplete="off" />
      </Field>
    </FieldRow>
  )
}
