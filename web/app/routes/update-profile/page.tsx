import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { UpdateProfileForm, updateProfileWrite } from '#app/domains/account/profile/update-profile-form.tsx'
import { useRootData } from '#app/shell/root-data.ts'
import { UpdateProfilePageDocument, useUpdateProfilePageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer } = await query(UpdateProfilePageDocument, {}, { fresh: true })
  return { viewer: profileGuard(viewer, visit) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(updateProfileWrite)

export const meta = hiddenMeta((t) => t('account:update.title'))

/** Changes the customer's details. */
export default function UpdateProfilePage() {
  const { t } = useTranslation('account')
  const { year } = useRootData()
  const { viewer } = useUpdateProfilePageQuery().data
  if (!viewer) return null
  return (
    <>
      <ProfileNav current="info" />
      <div className="grid w-full max-w-150 content-start gap-6">
        <h1 className="type-h1">{t('update.title')}</h1>
        <UpdateProfileForm person={viewer} thisYear={year} />
      </div>
    </>
  )
}
