import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { contactDetailsFieldNames, ContactDetailsFields, LoginOffer } from './contact-details-fields.tsx'
import { contactDetailsWrite } from './contact-write.ts'
import { NoAnswerAlert, SubmitStep } from './submit-step.tsx'
import { useCartContactUpdateMutation } from './__generated__/contact-write.ts'

type Props = {
  /** Known contact details. */
  contact: Omit<NonNullable<Cart['contact']>, '__typename'> | null
  /** Whether the visitor is logged in. */
  known: boolean
}

/** Form of the first checkout step: contact details. */
export function ContactDetailsForm({ contact, known }: Props) {
  const { t } = useTranslation('cart')
  const { Form, busy, error, values, result } = useForm(contactDetailsWrite, useCartContactUpdateMutation(), {
    fields: contactDetailsFieldNames,
  })
  return (
    <Form action="/cart" className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="type-h1">{t('contact.title')}</h1>
        <p className="text-text-2">{t(known ? 'contact.introKnown' : 'contact.intro')}</p>
        {known ? null : <LoginOffer back="/cart" />}
      </div>
      <ErrorSummary title={t('form.correct')} faults={formFaults(contactDetailsFieldNames, error)} answer={result} />
      <ContactDetailsFields contact={contact} values={values} error={error} />
      <NoAnswerAlert result={result} busy={busy} />
      <SubmitStep busy={busy} back="/my-cart" backLabel={t('form.back')}>
        {t('contact.submit')}
      </SubmitStep>
    </Form>
  )
}
