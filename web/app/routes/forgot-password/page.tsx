import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { entryPath } from '#app/domains/account/account-paths.ts'
import { AuthFrame } from '#app/domains/account/authentication/auth-frame.tsx'
import { ForgotForm } from '#app/domains/account/authentication/forgot-form.tsx'
import { forgotWrite } from '#app/domains/account/password-writes.ts'
import type { Frame } from '#app/shell/frame.tsx'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export const handle: Frame = { footer: 'slim' }
export const action = serverAction(forgotWrite)

export const meta = hiddenMeta((t) => t('account:forgot.title'))

/** Requests a code for a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const redirect = useSearchParams()[0].get('redirect')
  return (
    <AuthFrame
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      foot={
        <TextLink asChild icon={<ChevronBack />}>
          <Link to={entryPath('/login', redirect)} viewTransition>
            {t('forgot.back')}
          </Link>
        </TextLink>
      }
    >
      <ForgotForm redirect={redirect} />
    </AuthFrame>
  )
}
