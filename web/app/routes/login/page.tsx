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
import { LoginForm, loginWrite } from '#app/domains/account/authentication/login-form.tsx'
import type { Frame } from '#app/shell/frame.tsx'
import { Alert } from '#app/ui/alert.tsx'

const load = async (visit: Visit, query: Query) => {
  loginGuard((await query(RootViewerDocument, {}, { fresh: true })).viewer, visit)
  return {}
}

export const handle: Frame = { footer: 'slim' }
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(loginWrite)

export const meta = hiddenMeta((t) => t('account:login.title'))

const reasons = ['wishlist', 'page', 'reset', 'deleted'] as const

/** The login, with the reason why a page requires it. */
export default function LoginPage() {
  const { t } = useTranslation('account')
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  const reason = reasons.find((each) => each === params.get('reason'))
  return (
    <AuthFrame
      title={t('login.title')}
      intro={t('login.intro')}
      foot={
        <OtherEntry question={t('login.new')} to={entryPath('/register', redirect)}>
          {t('login.register')}
        </OtherEntry>
      }
    >
      {reason ? <Alert tone={reason === 'reset' ? 'success' : 'info'}>{t(`login.${reason}`)}</Alert> : null}
      <LoginForm redirect={redirect} />
    </AuthFrame>
  )
}
