import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { MobileInput, NameInput } from '#app/ui/person-inputs.tsx'
import { mobile } from '#app/lib/forms/rules.ts'
import { egyptianMobile, fullName } from '#app/domains/account/field.rules.ts'

export const receiverFieldNames = ['fullName', 'mobile', 'anotherMobile'] as const

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
      <Field id="mobile" label={t('mobile')} required error={error('mobile')} hint={t('mobileHint')}>
        <MobileInput name="mobile" defaultValue={values.mobile ?? nationalMobile(receiver.mobile ?? '')} />
      </Field>
      <Field
        id="anotherMobile"
        label={t('anotherMobile')}
        required
        error={error('anotherMobile')}
        hint={t('anotherMobileHint')}
      >
        <MobileInput
          name="anotherMobile"
          autoComplete="off"
          defaultValue={values.anotherMobile ?? nationalMobile(receiver.anotherMobile ?? '')}
        />
      </Field>
    </FieldRow>
  )
}

/**
 * Validates the recipient of an address (docs/rules/validation.md#forms); the form checks that the two numbers differ.
 */
export const receiverEntries = {
  fullName,
  mobile: egyptianMobile,
  anotherMobile: mobile({
    required: 'address:rules.anotherMobile.required',
    min: 'account:rules.mobile.min',
    invalid: 'account:rules.mobile.invalid',
  }),
}
