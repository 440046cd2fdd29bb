import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { entryPath, verifyPath } from '#app/domains/account/account-paths.ts'
import {
  useAccountCodeCheckMutation,
  useAccountCodeSendMutation,
} from '#app/domains/account/__generated__/account-writes.ts'
import { Field } from '#app/ui/field.tsx'
import { MobileInput } from '#app/ui/person-inputs.tsx'
import { CodeField, WithResend } from './with-resend.tsx'
import { codeCheckWrite, codeSendWrite } from './code-writes.ts'

type Props = {
  mobile: string
  purpose: 'REGISTER' | 'MOBILE'
  redirect: string | null
  /** Seconds until another code can be sent. */ pause: number
  /** Whether the shop sends SMS. */ sms: boolean
}

/** Checks the code sent to a mobile; offers another code and another mobile. */
export function VerifyForm({ mobile, purpose, redirect, pause, sms }: Props) {
  const { t } = useTranslation('account')
  const mutation = useAccountCodeCheckMutation()
  const here = verifyPath({ mobile, redirect, purpose: purpose === 'MOBILE' ? 'mobile' : undefined })
  const change = (
    <TextLink asChild>
      <Link to={purpose === 'MOBILE' ? '/profile/updateProfile' : entryPath('/register', redirect)} viewTransition>
        {t('verify.change')}
      </Link>
    </TextLink>
  )
  return (
    <WithResend action={here} pause={pause} sms={sms} beside={change}>
      {(silent) => (
        <AccountForm
          action={here}
          write={codeCheckWrite}
          mutation={mutation}
          names={['code']}
          submit={t('verify.submit')}
          silent={silent}
        >
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

/** Asks for a mobile and sends a code to it: the verification page without a mobile in its address. */
export function AskCodeForm({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('account')
  return (
    <AccountForm
      action={verifyPath({ redirect })}
      write={codeSendWrite}
      mutation={useAccountCodeSendMutation()}
      names={['mobile']}
      submit={t('verify.send')}
    >
      {({ error, values }) => (
        <>
          <input type="hidden" name="intent" value="send" />
          <Field id="mobile" label={t('form.mobile')} required error={error('mobile')}>
            <MobileInput defaultValue={values.mobile} />
          </Field>
        </>
      )}
    </AccountForm>
  )
}
