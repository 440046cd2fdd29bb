import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import { AuthFrame } from '#app/domains/account/authentication/auth-frame.tsx'
import { resetWrite } from '#app/domains/account/password-writes.ts'
import { loadCodeForm } from '#app/domains/account/code-pause.ts'
import { codeResendWrite } from '#app/domains/account/authentication/code-writes.ts'
import { ResetForm } from '#app/domains/account/authentication/reset-form.tsx'
import { useCodeChannelsQuery } from '#app/domains/session/__generated__/code-channels.ts'
import type { Frame } from '#app/shell/frame.tsx'
import type { Route } from './+types/page'

// Without a recipient no code was sent: it has to be requested first.
const load = async (visit: Visit, query: Query) => {
  if (!visit.url.searchParams.get('to')) throw goTo('/forgot-password')
  return loadCodeForm(visit, query)
}

export const handle: Frame = { footer: 'slim' }
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction({ reset: resetWrite, resend: codeResendWrite })

export const meta = hiddenMeta((t) => t('account:reset.title'))

/** Sets a new password by a code. */
export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const [params] = useSearchParams()
  const { data: channels } = useCodeChannelsQuery()
  const to = params.get('to') ?? ''
  return (
    <AuthFrame title={t('reset.title')} intro={<Text>{t('reset.intro', { to })}</Text>}>
      <ResetForm
        to={to}
        redirect={params.get('redirect')}
        pause={loaderData.pause}
        sms={channels?.codeChannels?.includes('SMS') ?? false}
      />
    </AuthFrame>
  )
}
