import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ProfileInfo } from '#app/domains/account/profile/profile-info.tsx'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { ProfileSettings } from '#app/domains/account/profile/profile-settings.tsx'
import { OtherLanguage, OtherTheme } from '#app/shell/switch-forms.tsx'
import { ProfilePageDocument, useProfilePageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer } = await query(ProfilePageDocument, {}, { fresh: true })
  return { viewer: profileGuard(viewer, visit) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = hiddenMeta((t) => t('account:profile.title'))

/** The customer's details and settings. */
export default function ProfilePage() {
  const { t } = useTranslation('account')
  const { viewer } = useProfilePageQuery().data
  if (!viewer) return null
  return (
    <>
      <ProfileNav current="info" />
      <div className="grid content-start gap-6">
        <h1 className="type-h1">{t('profile.title')}</h1>
        <ProfileInfo person={viewer} />
        <ProfileSettings language={<OtherLanguage />} theme={<OtherTheme />} />
      </div>
    </>
  )
}
