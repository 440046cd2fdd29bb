import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ProfileDetailsFragment as Person } from './__generated__/profile-writes.ts'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { useAccountProfileUpdateMutation } from './__generated__/profile-writes.ts'
import { birthNames } from '#app/domains/account/birth-date.ts'
import { AboutFields, ContactFields } from '#app/domains/account/person-fields.tsx'
import { updateProfileWrite } from './update-profile-write.ts'

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
