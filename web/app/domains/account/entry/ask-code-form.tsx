import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { MobileInput } from '#app/ui/person-inputs.tsx'
import { AccountForm } from '#app/domains/account/account-form.tsx'
import { verifyPath } from '#app/domains/account/account-paths.ts'
import { useAccountCodeSendMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { codeSendWrite } from './code-writes.ts'

/** Sends a code to a number, for who came to the page of codes without one. */
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
