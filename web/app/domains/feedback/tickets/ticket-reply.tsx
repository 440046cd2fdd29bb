import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCheckedWrite } from '#app/lib/forms/use-checked-write.ts'
import { useWrite } from '#app/lib/forms/use-write.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { replyRules } from '#app/domains/feedback/feedback.rules.ts'

/** Writing more to a question, and saying that it is settled. */
export function TicketReply() {
  const { t } = useTranslation('feedback')
  const form = useRef<HTMLFormElement>(null)
  const reply = useCheckedWrite({
    rules: replyRules,
    fields: ['message', ''],
    onDone: () => {
      form.current?.reset()
      notify({ type: 'success', title: t('tickets.sent'), key: 'ticket' })
    },
  })
  // The page tells that it is closed: this form is gone by then.
  const close = useWrite()
  const refusal = reply.error('')
  return (
    <div className="grid gap-4">
      <reply.Form
        ref={form}
        method="post"
        noValidate
        onBlur={reply.onBlur}
        onInput={reply.onInput}
        onSubmit={reply.onSubmit}
        className="grid gap-4"
      >
        {refusal ? <Alert tone="danger" live title={refusal} /> : null}
        <Field id="message" label={t('tickets.reply')} required error={reply.error('message')}>
          <Textarea name="message" rows={3} maxLength={2000} autoComplete="off" dir="auto" defaultValue={reply.values.message} />
        </Field>
        <Button type="submit" name="intent" value="reply" loading={reply.busy} className="sm:justify-self-start">
          {t('tickets.send')}
        </Button>
      </reply.Form>
      <close.Form method="post" className="border-t border-line pt-4">
        <Button type="submit" name="intent" value="close" variant="outline" loading={close.busy}>
          {t('tickets.close')}
        </Button>
      </close.Form>
    </div>
  )
}
