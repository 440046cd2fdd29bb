import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { browserLoader } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { AskCodeForm, VerifyForm } from '#app/domains/account/authentication/verify-form.tsx'
import { AuthFrame } from '#app/domains/account/authentication/auth-frame.tsx'
import { loadCodeForm } from '#app/domains/account/code-pause.ts'
import {
  codeCheckWrite,
  codeResendWrite,
  codeSendWrite,
  verificationOf,
} from '#app/domains/account/authentication/code-writes.ts'
import { useCodeChannelsQuery } from '#app/domains/session/__generated__/code-channels.ts'
import type { Frame } from '#app/shell/frame.tsx'
import type { Route } from './+types/page'

export const handle: Frame = { footer: 'slim' }
export const loader = serverLoader(loadCodeForm)
export const clientLoader = browserLoader(loadCodeForm)
export const action = serverAction({ check: codeCheckWrite, send: codeSendWrite, resend: codeResendWrite })

export const meta = hiddenMeta((t) => t('account:verify.title'))

/** Checks the code sent by WhatsApp, which verifies a new account or a new mobile. */
export default function AuthenticationPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const [searchParams] = useSearchParams()
  const { data: channels } = useCodeChannelsQuery()
  const { mobile, purpose, redirect } = verificationOf(searchParams)
  const title = purpose === 'MOBILE' ? t('verify.titleMobile') : t('verify.title')
  if (!mobile) {
    return (
      <AuthFrame title={title} intro={t('verify.ask')}>
        <AskCodeForm redirect={redirect} />
      </AuthFrame>
    )
  }
  // A number broken over two lines is hard to compare.
  const number = nationalMobile(mobile).replaceAll(' ', '\u00a0')
  return (
    <AuthFrame title={title} intro={<Text>{t('verify.intro', { mobile: number })}</Text>}>
      <VerifyForm
        mobile={mobile}
        purpose={purpose}
        redirect={redirect}
        pause={loaderData.pause}
        sms={channels?.codeChannels?.includes('SMS') ?? false}
      />
    </AuthFrame>
  )
}
