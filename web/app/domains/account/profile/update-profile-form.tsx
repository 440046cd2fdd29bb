import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { birthDateIn, birthNames } from '#app/domains/account/birth-date.ts'
import { AboutFields, ContactFields } from '#app/domains/account/person-fields.tsx'
import { fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { updateProfileRules } from '#app/domains/account/account.rules.ts'
import { genderIn } from '#app/domains/account/gender.ts'
import { pauseCookie } from '#app/domains/account/code-pause.ts'
import {
  AccountProfileUpdateDocument,
  type ProfileDetailsFragment as Person,
  useAccountProfileUpdateMutation,
} from './__generated__/profile-writes.ts'

/** Changes the customer's details; a new mobile leads on to its verification. */
export const updateProfileWrite = defineWrite({
  mutation: AccountProfileUpdateDocument,
  rules: updateProfileRules,
  variables: ({ form }) => ({
    input: { ...fields(form, ['fullName', 'mobile', 'email']), gender: genderIn(form), dateOfBirth: birthDateIn(form) },
  }),
  done({ accountProfileUpdate: { mobileToVerify: mobile, resendAfter } }, { locale }, { setCookie }) {
    const t = textsIn(locale)
    if (!mobile) return accepted({ next: '/profile', notice: t('account:update.done') })
    setCookie(pauseCookie(resendAfter))
    return accepted({
      next: verifyPath({ mobile, purpose: 'mobile', redirect: '/profile' }),
      notice: t('account:update.checkMobile'),
    })
  },
})

const names = ['fullName', 'mobile', 'email', 'gender', 'dateOfBirth']
const groups = { dateOfBirth: birthNames }

/** Changes the customer's details. `thisYear`: the year in Cairo. */
export function UpdateProfileForm({ person, thisYear }: { person: Person; thisYear: number }) {
  const { t } = useTranslation('account')
  return (
    <AccountForm
      action="/profile/updateProfile"
      write={updateProfileWrite}
      mutation={useAccountProfileUpdateMutation()}
      names={names}
      groups={groups}
      submit={t('update.submit')}
      foot={<BackToProfile />}
    >
      {({ error, values }) => (
        <>
          <ContactFields person={person} error={error} values={values} mobileHint={t('update.mobileHint')} />
          <AboutFields person={person} error={error} values={values} thisYear={thisYear} />
        </>
      )}
    </AccountForm>
  )
}

/** The back link of a profile form: centred below the wide button or, with `atStart`, at the start of the line. */
export function BackToProfile({ atStart = false }: { atStart?: boolean }) {
  const { t } = useTranslation('account')
  return (
    <TextLink asChild icon={<ChevronBack />} className={atStart ? 'justify-self-start' : 'justify-self-center'}>
      <Link to="/profile" viewTransition>
        {t('form.back')}
      </Link>
    </TextLink>
  )
}
