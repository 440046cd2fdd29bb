import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { EmailField, type FieldState, MobileField, NameField } from '#app/domains/session/person-fields.tsx'
import { FieldRow } from '#app/ui/field.tsx'

type Props = FieldState & {
  /** Initial values. */
  person?: { fullName?: string; mobile?: string; email?: string | null }
  mobileHint: ReactNode
}

/** Name, mobile and optional e-mail of the sender. */
export function PersonFields({ person, mobileHint, ...form }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <FieldRow>
      <NameField form={form} known={person?.fullName} label={t('contact.fullName')} className="sm:col-span-2" />
      <MobileField form={form} known={person?.mobile} label={t('contact.mobile')} hint={mobileHint} />
      <EmailField form={form} known={person?.email} label={t('contact.email')} optionalLabel={t('common:optional')} />
    </FieldRow>
  )
}
