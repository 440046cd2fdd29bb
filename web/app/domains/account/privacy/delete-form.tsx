import { AccountForm } from '#app/domains/account/account-form.tsx'
import { useAccountCodeSendMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { CodeField } from '#app/domains/account/authentication/with-resend.tsx'
import { PasswordField } from '#app/domains/account/password-field.tsx'
import { profilePaths } from '#app/domains/account/account-paths.ts'
import { NextCode, useCountdown } from '#app/domains/session/resend-countdown.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAccountDeleteMutation } from './__generated__/privacy-writes.ts'
import { accountDeleteWrite, deleteByCodePath, deletionCodeWrite } from './privacy-writes.ts'

type Props = {
  /** What the form asks for; `none`: a code has to be sent first. */
  by: 'password' | 'code' | 'none'
  mobile: string
  /** Seconds until another code can be sent. */
  pause: number
}

/** Deletes the account: says what goes and what stays, asks for the password or a code. */
export function DeleteForm({ by, mobile, pause }: Props) {
  const { t } = useTranslation(['privacy', 'account'])
  const mutation = useAccountDeleteMutation()
  return (
    <div className="grid max-w-150 gap-5">
      {by === 'none' ? null : (
        <AccountForm
          action={by === 'code' ? deleteByCodePath : profilePaths.privacy}
          write={accountDeleteWrite}
          mutation={mutation}
          names={[by]}
          submit={t('deletion.submit')}
          variant="outline"
        >
          {({ error, answer }) => (
            <>
              <input type="hidden" name="intent" value="delete" />
              {by === 'code' ? (
                <>
                  <p>
                    <Text>{t('deletion.codeSent', { mobile: nationalMobile(mobile).replaceAll(' ', '\u00a0') })}</Text>
                  </p>
                  <CodeField error={error('code')} answer={answer} />
                </>
              ) : (
                <PasswordField name="password" label={t('account:form.password')} known error={error('password')} />
              )}
            </>
          )}
        </AccountForm>
      )}
      <CodeRequest by={by} pause={pause} />
    </div>
  )
}

/** Asks for a code in place of the password, or for another one. */
function CodeRequest({ by, pause }: Pick<Props, 'by' | 'pause'>) {
  const { t } = useTranslation(['privacy', 'account'])
  const { left, restart } = useCountdown(pause)
  const { Form, busy, error } = useForm(deletionCodeWrite, useAccountCodeSendMutation(), {
    fields: [''],
    onDone: ({ accountCodeSend }) => restart(accountCodeSend.resendAfter ?? 0),
  })
  const refused = error('')
  return (
    <Form action={by === 'code' ? deleteByCodePath : profilePaths.privacy} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="code" />
      {refused && !busy ? (
        <Alert tone="danger" live className="w-full">
          {refused}
        </Alert>
      ) : null}
      <Button type="submit" variant="outline" size="sm" loading={busy} disabled={left > 0}>
        {by === 'code' ? t('account:verify.resend') : t(by === 'none' ? 'deletion.sendCode' : 'deletion.codeInstead')}
      </Button>
      {by === 'code' || left > 0 || refused ? <NextCode left={left} /> : null}
    </Form>
  )
}
