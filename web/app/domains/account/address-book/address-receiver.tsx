import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { type FieldState, MobileField, NameField } from '#app/domains/session/person-fields.tsx'
import { FieldRow } from '#app/ui/field.tsx'
import { mobile } from '#app/lib/forms/rules.ts'
import { egyptianMobile, fullName } from '#app/domains/account/field.rules.ts'

export const receiverFieldNames = ['fullName', 'mobile', 'anotherMobile'] as const

type Props = FieldState & {
  /** Initial values. */
  receiver: Partial<Record<(typeof receiverFieldNames)[number], string>>
}

/** The fields of the recipient of an address. Their ids are their names. */
export function AddressReceiver({ receiver, ...form }: Props) {
  const { t } = useTranslation('address')
  return (
    <FieldRow>
      <NameField form={form} known={receiver.fullName} label={t('fullName')} className="sm:col-span-2" />
      <MobileField form={form} known={receiver.mobile} label={t('mobile')} hint={t('mobileHint')} />
      <MobileField
        name="anotherMobile"
        form={form}
        known={receiver.anotherMobile}
        label={t('anotherMobile')}
        hint={t('anotherMobileHint')}
      />
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
