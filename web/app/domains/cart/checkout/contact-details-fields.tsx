import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { EmailField, type FieldState, MobileField, NameField } from '#app/domains/session/person-fields.tsx'
import { loginPath } from '#app/lib/route/login-path.ts'
import { FieldRow } from '#app/ui/field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
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

/** Link for a guest who has an account: the login leads back to `back`. */
export function LoginOffer({ back }: { back: string }) {
  const { t } = useTranslation('cart')
  return (
    <TextLink asChild underlined className="justify-self-start">
      <Link to={loginPath(back)} viewTransition>
        {t('contact.logIn')}
      </Link>
    </TextLink>
  )
}
