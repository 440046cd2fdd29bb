import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { loginGuard } from '#app/domains/session/guards.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { RootViewerDocument } from '#app/domains/session/__generated__/viewer.ts'
import { entryPath } from '#app/domains/account/account-paths.ts'
import { AuthFrame, OtherEntry } from '#app/domains/account/authentication/auth-frame.tsx'
import { RegisterForm, registerWrite } from '#app/domains/account/authentication/register-form.tsx'
import type { Frame } from '#app/shell/frame.tsx'
import { useRootData } from '#app/shell/root-data.ts'

const load = async (visit: Visit, query: Query) => {
  loginGuard((await query(RootViewerDocument, {}, { fresh: true })).viewer, visit)
  return {}
}

export const handle: Frame = { footer: 'slim' }
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(registerWrite)

export const meta = hiddenMeta((t) => t('account:register.title'))

/** Creates an account. */
export default function RegisterPage() {
  const { t } = useTranslation('account')
  const redirect = useSearchParams()[0].get('redirect')
  return (
    <AuthFrame
      title={t('register.title')}
      intro={t('register.intro')}
      foot={
        <OtherEntry question={t('register.known')} to={entryPath('/login', redirect)}>
          {t('register.logIn')}
        </OtherEntry>
      }
    >
      <RegisterForm redirect={redirect} thisYear={useRootData().year} />
    </AuthFrame>
  )
}
