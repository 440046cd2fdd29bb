import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { verifyPath, wayIn } from '#app/domains/account/account-paths.ts'
import { verifyRules } from '#app/domains/account/account.rules.ts'
import { CodeField } from '#app/domains/account/later-parts.ts'
import { WithResend } from './with-resend.tsx'

type Props = { mobile: string; purpose: 'REGISTER' | 'MOBILE'; redirect: string | null; /** Seconds until another code can be sent. */ pause: number }

/** The code that was sent to a number, another code, another number. */
export function VerifyForm({ mobile, purpose, redirect, pause }: Props) {
  const { t } = useTranslation('account')
  const here = verifyPath({ mobile, redirect, purpose: purpose === 'MOBILE' ? 'mobile' : undefined })
  const change = (
    <TextLink asChild>
      <Link to={purpose === 'MOBILE' ? '/profile/updateProfile' : wayIn('/register', redirect)} viewTransition>
        {t('verify.change')}
      </Link>
    </TextLink>
  )
  return (
    <WithResend action={here} pause={pause} beside={change}>
      {(silent) => (
        <AccountForm action={here} rules={verifyRules} names={['code']} submit={t('verify.submit')} silent={silent}>
          {({ error, answer }) => (
            <>
              <CodeField error={error('code')} answer={answer} sends />
              <p className="text-13 text-text-3">{t('verify.expires')}</p>
            </>
          )}
        </AccountForm>
      )}
    </WithResend>
  )
}
