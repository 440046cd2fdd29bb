import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { NextCode, useCountdown } from '#app/domains/session/resend-countdown.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAccountCodeSendMutation } from '#app/domains/account/__generated__/account-writes.ts'
import { PAUSE } from '#app/domains/account/code-pause.ts'
import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { codeResendWrite } from './code-writes.ts'
// The style belongs to the page, because it is for browsers without JavaScript.
import './code-field.css'

/** The code field as four boxes; a plain input until its script has loaded. */
export const CodeField = lazyPart(async () => (await import('./code-field.tsx')).CodeField)

type Props = {
  /** Address that the resend button posts to: the page with its search. */
  action: string
  /** Seconds until another code can be sent. */
  pause: number
  /** Whether the shop sends SMS. */
  sms: boolean
  /** The form of the code. `silent`: another code was requested since, so refusals of the last one are outdated. */
  children: (silent: boolean) => ReactNode
  beside?: ReactNode
}

/**
 * The form of a code with a resend button below, and one for SMS when the shop sends them. Only the form that was sent
 * last shows its refusal.
 */
export function WithResend({ action, pause, sms, children, beside }: Props) {
  const [last, setLast] = useState<'code' | 'resend'>()
  return (
    <>
      <div className="contents" onSubmit={() => setLast('code')}>
        {children(last === 'resend')}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2" onSubmit={() => setLast('resend')}>
        <ResendForm action={action} pause={pause} sms={sms} silent={last === 'code'} />
        {beside}
      </div>
    </>
  )
}

function ResendForm({ action, pause, sms, silent }: Pick<Props, 'action' | 'pause' | 'sms'> & { silent: boolean }) {
  const { t } = useTranslation('account')
  const { left, restart } = useCountdown(pause)
  const { Form, busy, error, refusals } = useForm(codeResendWrite, useAccountCodeSendMutation(), {
    fields: ['', 'mobile'],
    onDone: ({ accountCodeSend }) => restart(accountCodeSend.resendAfter ?? PAUSE),
  })
  useEffect(() => {
    const wait = refusals.find(({ retryAfter }) => retryAfter)?.retryAfter
    if (wait) restart(wait)
  }, [refusals, restart])
  const refused = error('') ?? error('mobile')
  return (
    <Form action={action} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="resend" />
      {refused && !busy && !silent ? (
        <Alert tone="danger" live title={t('verify.notResent')} className="w-full">
          {refused}
        </Alert>
      ) : null}
      <Button type="submit" variant="outline" size="sm" loading={busy} disabled={left > 0}>
        {t('verify.resend')}
      </Button>
      {sms ? (
        <Button type="submit" name="channel" value="SMS" variant="outline" size="sm" disabled={busy || left > 0}>
          {t('verify.resendSms')}
        </Button>
      ) : null}
      <NextCode left={left} />
    </Form>
  )
}
