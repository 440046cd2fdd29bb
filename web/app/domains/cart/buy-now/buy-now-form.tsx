import type { ComponentProps, FormEvent, ReactNode } from 'react'
import * as v from 'valibot'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { addressFieldNames, addressIn, OTHER_AREA } from '#app/domains/location/address-input.ts'
import { AddressFields } from '#app/domains/cart/checkout/address-fields.tsx'
import {
  contactDetailsFieldNames,
  ContactDetailsFields,
  LoginOffer,
} from '#app/domains/cart/checkout/contact-details-fields.tsx'
import {
  OrderCodeField,
  OrderCodeResend,
  refuseOrder,
  resendCode,
  rulesWithCode,
  submittedCode,
} from '#app/domains/cart/checkout/order-code.tsx'
import { IdempotencyKeyField, PaymentChoice, TermsField } from '#app/domains/cart/checkout/order-fields.tsx'
import { NoAnswerAlert, SubmitStep } from '#app/domains/cart/checkout/submit-step.tsx'
import { choosePath, readBuyNowChoice } from '#app/domains/catalog/add-to-cart/buy-now-choice.ts'
import { branchRefusals, isPickup, pickupRules } from '#app/domains/cart/pickup/pickup-form.ts'
import { ReceiveChoice } from '#app/domains/cart/pickup/receive-choice.tsx'
import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused, type Sent } from '#app/lib/forms/write.ts'
import { goTo } from '#app/lib/route/results.ts'
import { placedPath } from '#app/domains/cart/checkout/order-write.ts'
import { addressEntriesOf, contactDetailsRules, placeOrderRules } from '#app/domains/cart/checkout/checkout.rules.ts'
import {
  type BuyNow_QuoteFragment as Quote,
  OrderBuyNowDocument,
  useOrderBuyNowMutation,
} from './__generated__/buy-now.ts'

/** Refusals that another choice of size or product resolves, not this form. */
const GONE = ['OUT_OF_STOCK', 'VARIANT_UNAVAILABLE']

/**
 * Places the order of a buy-now page. `intent` = `places` returns the form with its place lists, for visitors without
 * JavaScript.
 */
export const buyNowWrite = defineWrite({
  mutation: OrderBuyNowDocument,
  before(sent, tools) {
    if (field(sent.form, 'intent') === 'places') return refused([], sent.form)
    return resendCode(sent, tools)
  },
  rules: (form) => rulesWithCode(isPickup(form) ? buyAndCollectRules : buyNowRules(form), form),
  variables(sent) {
    const choice = readBuyNowChoice(sent.url.searchParams)
    if (!choice) throw chooseAgain(sent)
    const { form } = sent
    return {
      input: {
        ...choice,
        idempotencyKey: field(form, 'idempotencyKey'),
        expectedUnitPrice: field(form, 'unitPrice'),
        contact: fields(form, contactDetailsFieldNames),
        destination: isPickup(form) ? { pickupBranchId: field(form, 'branchId') } : { address: addressIn(form) },
        acceptTerms: true,
        code: submittedCode(form),
      },
    }
  },
  done: ({ orderBuyNow: { order, token } }) => accepted({ next: placedPath(order?.id, token) }),
  refused({ orderBuyNow: { userErrors } }, sent, tools) {
    const pickup = isPickup(sent.form)
    // Another branch may have what this one lacks.
    if (userErrors.some(({ code }) => GONE.includes(code) && !(pickup && code === 'OUT_OF_STOCK')))
      throw chooseAgain(sent)
    return refuseOrder(pickup ? branchRefusals(userErrors) : userErrors, sent, tools)
  },
})

function chooseAgain({ params }: Sent): Response {
  return goTo(`${choosePath(params.id ?? '')}&notice=CHOICE_GONE`)
}

/**
 * Rules of contact details, address or branch, and terms (docs/rules/validation.md#forms). The store checks that the
 * two numbers differ.
 */
const buyNowRules = (form: FormData) =>
  v.object({ ...contactDetailsRules.entries, ...addressEntriesOf(form), ...placeOrderRules.entries })

const buyAndCollectRules = v.object({
  ...contactDetailsRules.entries,
  ...pickupRules.entries,
  ...placeOrderRules.entries,
})

const names = ['couponCode', ...contactDetailsFieldNames, ...addressFieldNames, 'branchId', 'acceptTerms', 'code']

/**
 * Where the order goes: an area, a governorate for one that is not in the list, or, while `way` is pickup, a branch; ''
 * for what is not chosen.
 */
export type BuyNowPlace = { way: string; regionId: string; stateId: string; branchId: string }

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
  /** Renders the fields of the pick-up; undefined when no branch hands out orders. */
  branches?: (values: Record<string, string>, error: string | undefined) => ReactNode
  /** Whether pick-up is chosen initially. */
  pickup: boolean
  /**
   * Called with the chosen way, branch or area, or with the governorate for an area that is not in the list; '' for
   * what is not chosen.
   */
  onPlace: (place: Partial<BuyNowPlace>) => void
  /** Called after a refusal, which may be due to a changed price. */
  onRefused: () => void
}

/** Form that orders one product on one page: contact details, address or branch, payment and terms. */
export function BuyNowForm({
  quote,
  action,
  idempotencyKey,
  contact,
  address,
  places,
  branches,
  pickup,
  onPlace,
  onRefused,
}: Props) {
  const { t } = useTranslation(['cart', 'common'])
  const { Form, busy, error, values, result, refusals } = useForm(buyNowWrite, useOrderBuyNowMutation(), {
    fields: names,
    onRefused,
  })
  const watch = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLSelectElement
    if (name === 'branchId' || name === 'way') onPlace({ [name]: value })
    else if (name === 'regionId')
      onPlace(
        value === OTHER_AREA
          ? { regionId: '', stateId: field(new FormData(event.currentTarget), 'stateId') }
          : { regionId: value, stateId: '' },
      )
    else if (name === 'stateId' || name === 'cityId') onPlace({ regionId: '', stateId: '' })
  }
  // The quote is asked again after a refusal; until it arrives, its total is the old one.
  const isRepriced =
    !busy && refusals.some(({ code }) => code === 'PRICE_CHANGED') && quote.unitPrice.amount !== values.unitPrice
  const delivery = <AddressFields address={address} values={values} error={error} places={places(error)} />
  return (
    <Form action={action} onInput={watch} className="grid gap-8">
      <IdempotencyKeyField made={idempotencyKey} sent={values.idempotencyKey} refusals={refusals} />
      <input type="hidden" name="unitPrice" value={quote.unitPrice.amount} />
      <div className="grid gap-2">
        <h1 className="type-h1">{t('buyNow.title')}</h1>
        <p className="text-text-2">{t('buyNow.intro')}</p>
        {contact ? null : <LoginOffer back={action} />}
      </div>
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
      <section className="grid gap-4">
        <h2 className="type-h3">{t('buyNow.contact')}</h2>
        <ContactDetailsFields contact={contact} values={values} error={error} />
      </section>
      <section className="grid gap-4">
        <h2 className="type-h3">{t(branches ? 'pickup.title' : 'buyNow.address')}</h2>
        {branches ? (
          <ReceiveChoice
            pickup={values.way ? values.way === 'pickup' : pickup}
            delivery={delivery}
            branches={branches(values, error('branchId'))}
          />
        ) : (
          delivery
        )}
      </section>
      <PaymentChoice pickup={quote.pickup !== null} />
      <TermsField accepted={values.acceptTerms === 'yes'} error={error('acceptTerms')} />
      <OrderCodeField values={values} error={error('code')} />
      <NoAnswerAlert result={result} busy={busy} order />
      {isRepriced ? (
        <Alert tone="warning" live title={<Text>{t('buyNow.newTotal', { total: quote.total.formatted })}</Text>}>
          {t('buyNow.notPlaced')}
        </Alert>
      ) : null}
      <SubmitStep
        busy={busy}
        back={productPath(quote.product.slug)}
        backLabel={t('buyNow.back')}
        note={t('summary.nothingNow')}
      >
        {t(busy ? 'review.busy' : 'review.submit')}
      </SubmitStep>
      <OrderCodeResend values={values} />
    </Form>
  )
}
