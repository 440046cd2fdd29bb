import { useState } from 'react'
import * as fieldRules from '#app/__generated__/field-rules.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { useViewer } from '#app/domains/session/use-viewer.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Textarea, TextInput } from '#app/ui/text-input.tsx'
import { feedbackPaths } from '#app/domains/feedback/feedback-paths.ts'
import { FormTop } from '#app/domains/feedback/form-columns.tsx'
import { PersonFields } from '#app/domains/feedback/person-fields.tsx'
import { sentPath, SentView } from '#app/domains/feedback/sent-view.tsx'
import { fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { messageRules } from '#app/domains/feedback/feedback.rules.ts'
import { ContactSendDocument, useContactSendMutation } from './__generated__/contact-form.ts'

/** Sends a contact message. The response has its reference number. */
export const contactWrite = defineWrite({
  mutation: ContactSendDocument,
  rules: messageRules,
  variables: ({ form }) => ({ input: fields(form, ['fullName', 'mobile', 'email', 'subject', 'message']) }),
  done: ({ contactSend }, { url }) => accepted({ without: sentPath(url, contactSend.number) }),
})

const names = ['fullName', 'mobile', 'email', 'subject', 'message'] as const

/** The form of a contact message. `sent`: number of a message that was sent without JavaScript. */
export function ContactForm({ sent }: { sent: string | null }) {
  const { t } = useTranslation('feedback')
  const viewer = useViewer()
  const [number, setNumber] = useState(sent)
  const { Form, busy, error, values, result } = useForm(contactWrite, useContactSendMutation(), {
    fields: [...names, ''],
    onDone: ({ contactSend }) => setNumber(contactSend.number),
  })
  if (number) return <SentView number={number} again={feedbackPaths.contact} />
  return (
    <Panel as="section" aria-labelledby="write">
      <Form className="grid gap-5">
        <h2 id="write" className="type-h3">
          {t('contact.form')}
        </h2>
        <FormTop names={names} error={error} result={result} />
        <PersonFields error={error} values={values} person={viewer ?? undefined} mobileHint={t('contact.mobileHint')} />
        <Field id="subject" label={t('contact.subject')} required error={error('subject')}>
          <TextInput name="subject" maxLength={fieldRules.subject.max} dir="auto" defaultValue={values.subject} />
        </Field>
        <Field id="message" label={t('contact.message')} required error={error('message')}>
          <Textarea
            name="message"
            rows={5}
            maxLength={fieldRules.message.max}
            dir="auto"
            defaultValue={values.message}
          />
        </Field>
        <Button type="submit" size="lg" loading={busy} className="sm:justify-self-start">
          {t('contact.submit')}
        </Button>
      </Form>
    </Panel>
  )
}
