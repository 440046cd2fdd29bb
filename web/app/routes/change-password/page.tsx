import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { RootViewerDocument } from '#app/domains/session/__generated__/viewer.ts'
import { ChangePasswordForm } from '#app/domains/account/profile/change-password-form.tsx'
import { changePasswordWrite } from '#app/domains/account/password-writes.ts'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'

const load = async (visit: Visit, query: Query) => {
  profileGuard((await query(RootViewerDocument, {}, { fresh: true })).viewer, visit)
  return {}
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(changePasswordWrite)

export const meta = hiddenMeta((t) => t('account:password.title'))

/** Changes the password. */
export default function ChangePasswordPage() {
  const { t } = useTranslation('account')
  return (
    <>
      <ProfileNav current="changePassword" />
      <div className="grid w-full max-w-150 content-start gap-6">
        <div className="grid gap-2">
          <h1 className="type-h1">{t('password.title')}</h1>
          <p className="text-text-2">{t('password.intro')}</p>
        </div>
        <ChangePasswordForm />
      </div>
    </>
  )
}
