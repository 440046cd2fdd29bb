import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { useCheckedWrite } from '#app/lib/forms/use-checked-write.ts'
import type { WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'
import { AddressFields, addressFieldNames } from './address-fields.tsx'
import { addressRules } from './address.rules.ts'
import { SubmitStep } from './submit-step.tsx'

type Props = Pick<Cart, 'address'> & {
  /** The fields of governorate, city and area. */
  places: (error: (name: string) => string | undefined) => ReactNode
}

/** The second step: where it goes. */
export function AddressForm({ address, places }: Props) {
  const { t } = useTranslation('cart')
  const { Form, busy, error, values, result, onBlur, onInput, onSubmit } = useCheckedWrite({
    rules: addressRules,
    fields: addressFieldNames,
  })
  return (
    <Form
      method="post"
      action="/cart/address"
      noValidate
      onBlur={onBlur}
      onInput={onInput}
      onSubmit={onSubmit}
      className="grid gap-6"
    >
      <h1 className="type-h1">{t('address.title')}</h1>
      <ErrorSummary title={t('form.correct')} faults={formFaults(addressFieldNames, error)} answer={result} />
      <AddressFields address={address} values={values} error={error} places={places(error)} />
      <SubmitStep busy={busy} back="/cart" backLabel={t('steps.client')} note={t('summary.nothingNow')}>
        {t('address.submit')}
      </SubmitStep>
    </Form>
  )
}
