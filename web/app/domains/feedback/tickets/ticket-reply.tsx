import { useRef } from 'react'
import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTicketCloseMutation, useTicketReplyMutation } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { ticketCloseWrite, ticketReplyWrite } from './ticket-writes.ts'

/** Replies to a ticket, and closes it. */
export function TicketReply() {
  const { t } = useTranslation('feedback')
  const form = useRef<HTMLFormElement>(null)
  const reply = useForm(ticketReplyWrite, useTicketReplyMutation(), { fields: ['message', ''], onDone: () => form.current?.reset() })
  const close = useForm(ticketCloseWrite, useTicketCloseMutation())
  const refusal = reply.error('')
  return (
    <div className="grid gap-4">
      <reply.Form ref={form} className="grid gap-4">
        {refusal ? <Alert tone="danger" live title={refusal} /> : null}
        <Field id="message" label={t('tickets.reply')} required error={reply.error('message')}>
          <Textarea name="message" rows={3} maxLength={fields.reply.max} autoComplete="off" dir="auto" defaultValue={reply.values.message} />
        </Field>
        <Button type="submit" name="intent" value="reply" loading={reply.busy} className="sm:justify-self-start">
          {t('tickets.send')}
        </Button>
      </reply.Form>
      <close.Form className="border-t border-line pt-4">
        <Button type="submit" name="intent" value="close" variant="outline" loading={close.busy}>
          {t('tickets.close')}
        </Button>
      </close.Form>
    </div>
  )
}
