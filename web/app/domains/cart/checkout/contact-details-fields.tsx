import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { EmailField, type FieldState, MobileField, NameField } from '#app/domains/session/person-fields.tsx'
import { FieldRow } from '#app/ui/field.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

export const contactDetailsFieldNames = ['fullName', 'mobile', 'anotherMobile', 'email'] as const

type Props = FieldState & { contact: Omit<NonNullable<Cart['contact']>, '__typename'> | null }

/** Contact fields with submitted or known values. Their ids equal their names. */
export function ContactDetailsFields({ contact, ...form }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <FieldRow>
      <NameField form={form} known={contact?.fullName} label={t('contact.fullName')} className="sm:col-span-2" />
      <MobileField form={form} known={contact?.mobile} label={t('contact.mobile')} hint={t('contact.mobileHint')} />
      <MobileField
        name="anotherMobile"
        form={form}
        known={contact?.anotherMobile}
        label={t('contact.anotherMobile')}
        hint={t('contact.anotherMobileHint')}
      />
      <EmailField
        form={form}
        known={contact?.email}
        label={t('contact.email')}
        optionalLabel={t('common:optional')}
        className="sm:col-span-2"
      />
    </FieldRow>
  )
}
