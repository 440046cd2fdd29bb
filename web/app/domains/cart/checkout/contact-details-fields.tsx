import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { EmailInput, MobileInput, NameInput } from '#app/ui/person-inputs.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

export const contactDetailsFieldNames = ['fullName', 'mobile', 'anotherMobile', 'email'] as const

type Props = {
  contact: Omit<NonNullable<Cart['contact']>, '__typename'> | null
  values: Record<string, string>
  error: (name: string) => string | undefined
}

/** Contact fields with submitted or known values. Their ids equal their names. */
export function ContactDetailsFields({ contact, values, error }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  return (
    <FieldRow>
      <Field id="fullName" label={t('contact.fullName')} required error={error('fullName')} className="sm:col-span-2">
        <NameInput defaultValue={values.fullName ?? contact?.fullName} />
      </Field>
      <Field id="mobile" label={t('contact.mobile')} required error={error('mobile')} hint={t('contact.mobileHint')}>
        <MobileInput defaultValue={values.mobile ?? nationalMobile(contact?.mobile ?? '')} />
      </Field>
      <Field
        id="anotherMobile"
        label={t('contact.anotherMobile')}
        required
        error={error('anotherMobile')}
        hint={t('contact.anotherMobileHint')}
      >
        <MobileInput
          name="anotherMobile"
          autoComplete="off"
          defaultValue={values.anotherMobile ?? nationalMobile(contact?.anotherMobile ?? '')}
        />
      </Field>
      <Field
        id="email"
        label={t('contact.email')}
        optionalLabel={t('common:optional')}
        error={error('email')}
        className="sm:col-span-2"
      >
        <EmailInput defaultValue={values.email ?? contact?.email ?? ''} />
      </Field>
    </FieldRow>
  )
}
