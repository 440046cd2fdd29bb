import { useTranslation } from 'react-i18next'
import { useWrite } from '#app/lib/forms/use-write.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useCountdown } from './use-countdown.ts'

/** Seconds between two codes. */
const PAUSE = 60

/** Another code, a minute after the last one. `action`: the page of codes with what its address says. */
export function ResendForm({ action }: { action: string }) {
  const { t } = useTranslation('account')
  const { left, restart } = useCountdown(PAUSE)
  const onDone = (seconds: unknown) => {
    restart(Number(seconds ?? PAUSE))
    notify({ type: 'success', title: t('verify.resent') })
  }
  const { Form, busy, error } = useWrite({ fields: ['', 'mobile'], onDone })
  const refused = error('') ?? error('mobile')
  const waiting = left > 0
  return (
    <Form method="post" action={action} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value="resend" />
      {refused && !busy ? (
        <Alert tone="danger" live title={t('verify.notResent')} className="w-full">
          {refused}
        </Alert>
      ) : null}
      <Button type="submit" variant="outline" size="sm" loading={busy} disabled={waiting}>
        {t('verify.resend')}
      </Button>
      {waiting ? <p className="tnum text-13 text-text-3">{t('verify.wait', { count: left })}</p> : null}
    </Form>
  )
}
