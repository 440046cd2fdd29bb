import { useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import * as fields from '#app/__generated__/field-rules.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/text-input.tsx'
import { useTicketCloseMutation, useTicketReplyMutation } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import type { TicketThread_TicketFragment as Ticket } from './__generated__/ticket.ts'
import { ticketCloseWrite, ticketReplyWrite } from './ticket-writes.ts'

/**
 * The messages of a ticket, oldest first: the customer's at the start, the shop's at the end. Each text in its own
 * direction.
 */
export function TicketThread({ messages }: Pick<Ticket, 'messages'>) {
  const { t, locale } = useTranslation('feedback')
  return (
    <ol className="grid gap-4" aria-label={t('tickets.thread')}>
      {messages.map(({ id, author, text, at }) => (
        <li
          key={id}
          className={cx(
            'grid max-w-[min(38rem,92%)] gap-1 rounded-md p-4 forced-colors:border',
            author === 'SHOP' ? 'justify-self-end bg-surface-2' : 'justify-self-start bg-surface-1',
          )}
        >
          <p className="flex flex-wrap gap-x-3 text-13">
            <span className="font-semibold">{t(`tickets.author.${author}`)}</span>
            <time dateTime={at} className="text-text-3">
              <Text>{formatMoment(at, locale)}</Text>
            </time>
          </p>
          <p
            dir="auto"
            className="text-start text-15 leading-body wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]"
          >
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Replies to a ticket, and closes it. */
export function TicketReply() {
  const { t } = useTranslation('feedback')
  const form = useRef<HTMLFormElement>(null)
  const reply = useForm(ticketReplyWrite, useTicketReplyMutation(), {
    fields: ['message', ''],
    onDone: () => form.current?.reset(),
  })
  const close = useForm(ticketCloseWrite, useTicketCloseMutation())
  const refusal = reply.error('')
  return (
    <div className="grid gap-4">
      <reply.Form ref={form} className="grid gap-4">
        {refusal ? <Alert tone="danger" live title={refusal} /> : null}
        <Field id="message" label={t('tickets.reply')} required error={reply.error('message')}>
          <Textarea
            name="message"
            rows={3}
            maxLength={fields.reply.max}
            dir="auto"
            defaultValue={reply.values.message}
          />
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
