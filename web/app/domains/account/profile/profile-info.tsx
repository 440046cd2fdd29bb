import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { months } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import type { ProfileDetailsFragment as Person } from './__generated__/profile-writes.ts'
import { PhotoForm, PhotoView } from '#app/domains/account/image/image-form.tsx'

/** The customer's details and photo, with links to change them. */
export function ProfileInfo({ person }: { person: Person }) {
  const { t, locale } = useTranslation('account')
  const { fullName, mobile, email, gender, dateOfBirth, image } = person
  const none = t('profile.none')
  const items = [
    { label: t('form.fullName'), value: <bdi>{fullName}</bdi> },
    { label: t('form.mobile'), value: <bdi dir="ltr">{nationalMobile(mobile)}</bdi> },
    {
      label: t('form.email'),
      value: email ? (
        <bdi dir="ltr" className="break-all">
          {email}
        </bdi>
      ) : (
        none
      ),
    },
    { label: t('form.gender'), value: gender ? t(gender === 'MALE' ? 'form.male' : 'form.female') : none },
    { label: t('form.dateOfBirth'), value: dateOfBirth ? <Text>{dayOf(dateOfBirth, locale)}</Text> : none },
  ]
  return (
    <Panel as="section" aria-labelledby="info" className="grid gap-6">
      <h2 id="info" className="type-h3">
        {t('profile.info')}
      </h2>
      <div className="flex flex-wrap items-center gap-5 *:first:flex-none">
        <PhotoView image={image} alt={t('photo.of', { name: fullName })} />
        <PhotoForm hasPhoto={image !== null} />
      </div>
      <SpecList items={items} />
      <Button variant="outline" asChild className="justify-self-start">
        <Link to="/profile/updateProfile" viewTransition>
          {t('profile.edit')}
        </Link>
      </Button>
    </Panel>
  )
}

/** Formats a `YYYY-MM-DD`: '7 مارس 1995'. */
function dayOf(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[locale][(month ?? 1) - 1]} ${year}`
}
