import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { EmailInput, MobileInput, NameInput } from '#app/ui/person-inputs.tsx'

type Error = (name: string) => string | undefined
type Values = Record<string, string | undefined>
type Props = {
  error: Error
  values: Values
  /** Initial values. */
  person?: { fullName?: string; mobile?: string; email?: string | null }
  mobileHint: ReactNode
}

/** Name, mobile and optional e-mail of the sender. */
export function PersonFields({ error, values, person, mobileHint }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <FieldRow>
      <Field id="fullName" label={t('contact.fullName')} required error={error('fullName')} className="sm:col-span-2">
        <NameInput defaultValue={values.fullName ?? person?.fullName} />
      </Field>
      <MobileField
        error={error('mobile')}
        value={values.mobile ?? nationalMobile(person?.mobile ?? '')}
        hint={mobileHint}
      />
      <Field id="email" label={t('contact.email')} optionalLabel={t('common:optional')} error={error('email')}>
        <EmailInput defaultValue={values.email ?? person?.email ?? ''} />
      </Field>
    </FieldRow>
  )
}

/** The mobile for the reply. */
export function MobileField({
  error,
  value,
  hint,
}: {
  error: string | undefined
  value: string | undefined
  hint: ReactNode
}) {
  const { t } = useTranslation('cart')
  return (
    <Field id="mobile" label={t('contact.mobile')} required error={error} hint={hint}>
      <MobileInput defaultValue={value} />
    </Field>
  )
}
