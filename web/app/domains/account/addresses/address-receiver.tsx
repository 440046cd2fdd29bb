import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { MobileInput, NameInput } from '#app/ui/person-inputs.tsx'
import { mobile } from '#app/lib/forms/rules.ts'
import { egyptianMobile, fullName } from '#app/domains/account/field.rules.ts'

export const receiverFieldNames = ['fullName', 'phone', 'anotherPhone'] as const

type Props = {
  /** Initial values. */
  receiver: Partial<Record<(typeof receiverFieldNames)[number], string>>
  values: Record<string, string>
  error: (name: string) => string | undefined
}

/** The fields of the recipient of an address. Their ids are their names. */
export function AddressReceiver({ receiver, values, error }: Props) {
  const { t } = useTranslation('address')
  return (
    <FieldRow>
      <Field id="fullName" label={t('fullName')} required error={error('fullName')} className="sm:col-span-2">
        <NameInput defaultValue={values.fullName ?? receiver.fullName} />
      </Field>
      <Field id="phone" label={t('phone')} required error={error('phone')} hint={t('phoneHint')}>
        <MobileInput name="phone" defaultValue={values.phone ?? nationalMobile(receiver.phone ?? '')} />
      </Field>
      <Field id="anotherPhone" label={t('anotherPhone')} required error={error('anotherPhone')} hint={t('anotherPhoneHint')}>
        <MobileInput
          name="anotherPhone"
          autoComplete="off"
          defaultValue={values.anotherPhone ?? nationalMobile(receiver.anotherPhone ?? '')}
        />
      </Field>
    </FieldRow>
  )
}

/** Validates the recipient of an address (docs/rules/validation.md#forms); the form checks that the two numbers differ. */
export const receiverEntries = {
  fullName,
  phone: egyptianMobile,
  anotherPhone: mobile({
    required: 'address:rules.anotherPhone.required',
    min: 'account:rules.mobile.min',
    invalid: 'account:rules.mobile.invalid',
  }),
}
