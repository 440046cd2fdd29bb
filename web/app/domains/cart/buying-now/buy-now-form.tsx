import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { type BuyNow_QuoteFragment as Quote, useOrderBuyNowMutation } from './__generated__/buy-now.ts'
import { addressFieldNames } from '#app/lib/forms/address-field-names.ts'
import { AddressFields } from '#app/domains/cart/checkout/address-fields.tsx'
import { buyNowWrite } from './buy-now-write.ts'
import { contactDetailsFieldNames, ContactDetailsFields } from '#app/domains/cart/checkout/contact-details-fields.tsx'
import { OrderCodeField, OrderCodeResend } from '#app/domains/cart/checkout/order-code.tsx'
import { IdempotencyKeyField, PaymentChoice, TermsField } from '#app/domains/cart/checkout/order-fields.tsx'
import { SubmitStep, NoAnswerAlert } from '#app/domains/cart/checkout/submit-step.tsx'

const names = [...contactDetailsFieldNames, ...addressFieldNames, 'acceptTerms', 'code']

type Props = {
  quote: Quote
  /** Path of the page with its choice; the form posts to it. */
  action: string
  idempotencyKey: string
  /** Initial values of the fields. */
  contact: ComponentProps<typeof ContactDetailsFields>['contact']
  address: ComponentProps<typeof AddressFields>['address']
  /** Renders the fields of governorate, city and area. */
  places: (error: (name: string) => string | undefined) => ReactNode
  /** Called with the id of the chosen area; '' while none is chosen. */
  onRegion: (regionId: string) => void
  /** Called after a refusal, which may be due to a changed price. */
  onRefused: () => void
}

/** Form that orders one product on one page: contact details, address, payment and terms. */
export function BuyNowForm({ quote, action, idempotencyKey, contact, address, places, onRegion, onRefused }: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const { Form, busy, error, values, result, refusals } = useForm(buyNowWrite, useOrderBuyNowMutation(), { fields: names, onRefused })
  const watch = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLSelectElement
    if (name === 'regionId') onRegion(value)
    else if (name === 'stateId' || name === 'cityId') onRegion('')
  }
  return (
    <Form action={action} onInput={watch} className="grid gap-8">
      <IdempotencyKeyField made={idempotencyKey} sent={values.idempotencyKey} refusals={refusals} />
      <input type="hidden" name="unitPrice" value={quote.unitPrice.amount} />
      <div className="grid gap-2">
        <h1 className="type-h1">{t('buyNow.title')}</h1>
        <p className="text-text-2">{t('buyNow.intro')}</p>
      </div>
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
      <section className="grid gap-4">
        <h2 className="type-h3">{t('buyNow.contact')}</h2>
        <ContactDetailsFields contact={contact} values={values} error={error} />
      </section>
      <section className="grid gap-4">
        <h2 className="type-h3">{t('buyNow.address')}</h2>
        <AddressFields address={address} values={values} error={error} places={places(error)} />
      </section>
      <PaymentChoice />
      <TermsField accepted={values.acceptTerms === 'yes'} error={error('acceptTerms')} />
      <OrderCodeField values={values} error={error('code')} />
      <NoAnswerAlert result={result} busy={busy} order />
      <SubmitStep busy={busy} back={productPath(quote.product.slug)} backLabel={t('buyNow.back')} note={t('summary.nothingNow')}>
        {t(busy ? 'review.busy' : 'review.submit')}
      </SubmitStep>
      <OrderCodeResend values={values} />
    </Form>
  )
}
