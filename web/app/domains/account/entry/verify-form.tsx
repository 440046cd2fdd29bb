import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { verifyPath, wayIn } from '#app/domains/account/account-paths.ts'
import { useAccountCodeCheckMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { CodeField } from '#app/domains/account/later-parts.ts'
import { WithResend } from './with-resend.tsx'
import { codeCheckWrite } from './code-writes.ts'

type Props = { mobile: string; purpose: 'REGISTER' | 'MOBILE'; redirect: string | null; /** Seconds until another code can be sent. */ pause: number }

/** The code that was sent to a number, another code, another number. */
export function VerifyForm({ mobile, purpose, redirect, pause }: Props) {
  const { t } = useTranslation('account')
  const mutation = useAccountCodeCheckMutation()
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
        <AccountForm action={here} write={codeCheckWrite} mutation={mutation} names={['code']} submit={t('verify.submit')} silent={silent}>
          {({ error, answer }) => (
            <>
              <input type="hidden" name="intent" value="check" />
              <CodeField error={error('code')} answer={answer} sends />
              <p className="text-13 text-text-3">{t('verify.expires')}</p>
            </>
          )}
        </AccountForm>
      )}
    </WithResend>
  )
}
