import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { PhotoForm, photoRemoveWrite, photoUpdateWrite, PhotoView } from '#app/domains/account/image/image-form.tsx'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { BackToProfile } from '#app/domains/account/profile/update-profile-form.tsx'
import { ProfilePageDocument, useProfilePageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer } = await query(ProfilePageDocument, {}, { fresh: true })
  return { viewer: profileGuard(viewer, visit) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction({ update: photoUpdateWrite, remove: photoRemoveWrite })

export const meta = hiddenMeta((t) => t('account:photo.label'))

/** The photo form alone: the page that a form without JavaScript posts to, and that shows why a file was refused. */
export default function PhotoPage() {
  const { t } = useTranslation('account')
  const { viewer } = useProfilePageQuery().data
  if (!viewer) return null
  const { image, fullName } = viewer
  return (
    <>
      <ProfileNav current="info" />
      <div className="grid content-start justify-items-start gap-6">
        <h1 className="type-h1">{t('photo.label')}</h1>
        <PhotoView image={image} alt={t('photo.of', { name: fullName })} className="size-40" />
        <PhotoForm hasPhoto={image !== null} />
        <BackToProfile atStart />
      </div>
    </>
  )
}
