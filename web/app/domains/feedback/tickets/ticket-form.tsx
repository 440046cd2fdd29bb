import * as fields from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Textarea, TextInput } from '#app/ui/text-input.tsx'
import { useTicketOpenMutation } from '#app/domains/feedback/__generated__/feedback-writes.ts'
import { FormTop } from '#app/domains/feedback/form-columns.tsx'
import { ticketOpenWrite } from './ticket-writes.ts'

const names = ['subject', 'message'] as const

/** The form of a new ticket, about `order` if it was opened from there. */
export function TicketForm({ order }: { order: { id: string; number: string } | null }) {
  const { t } = useTranslation('feedback')
  // '': a refusal of the whole form is shown above it.
  const { Form, busy, error, values, result } = useForm(ticketOpenWrite, useTicketOpenMutation(), {
    fields: [...names, ''],
  })
  return (
    <Panel as="section" aria-labelledby="ask">
      <Form className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="ask" className="type-h3">
            {t('tickets.ask')}
          </h2>
          <p className="text-text-2">
            {order ? <Text>{t('tickets.aboutOrder', { number: order.number })}</Text> : t('tickets.askText')}
          </p>
        </div>
        <FormTop names={names} error={error} result={result} />
        {order ? <input type="hidden" name="orderId" value={order.id} /> : null}
        <Field id="subject" label={t('tickets.subject')} required error={error('subject')}>
          <TextInput name="subject" maxLength={fields.subject.max} dir="auto" defaultValue={values.subject} />
        </Field>
        <Field id="message" label={t('tickets.message')} required error={error('message')}>
          <Textarea name="message" rows={4} maxLength={fields.message.max} dir="auto" defaultValue={values.message} />
        </Field>
        <Button type="submit" loading={busy} className="sm:justify-self-start">
          {t('tickets.submit')}
        </Button>
      </Form>
    </Panel>
  )
}
