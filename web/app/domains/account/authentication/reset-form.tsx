import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { resetPath } from '#app/domains/account/account-paths.ts'
import { useAccountPasswordResetMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { CodeField, WithResend } from './with-resend.tsx'
import { NewPasswordFields } from '#app/domains/account/new-password-fields.tsx'
import { resetWrite } from '#app/domains/account/password-writes.ts'

const names = ['code', 'password', 'passwordConfirmation']

type Props = {
  to: string
  redirect: string | null
  /** Seconds until another code can be sent. */ pause: number
  /** Whether the shop sends SMS. */ sms: boolean
}

/** Sets a new password by the code sent to `to`. */
export function ResetForm({ to, redirect, pause, sms }: Props) {
  const { t } = useTranslation('account')
  const mutation = useAccountPasswordResetMutation()
  const here = resetPath(to, redirect)
  return (
    <WithResend action={here} pause={pause} sms={sms}>
      {(silent) => (
        <AccountForm
          action={here}
          write={resetWrite}
          mutation={mutation}
          names={names}
          submit={t('reset.submit')}
          failed={t('reset.failed')}
          silent={silent}
        >
          {({ error, answer }) => (
            <>
              <input type="hidden" name="intent" value="reset" />
              {/* Tells password managers the account. */}
              <input type="text" name="username" autoComplete="username" value={to} readOnly hidden />
              <CodeField error={error('code')} answer={answer} />
              <NewPasswordFields error={error} />
              <p className="text-13 text-text-3">{t('reset.logsOut')}</p>
            </>
          )}
        </AccountForm>
      )}
    </WithResend>
  )
}
