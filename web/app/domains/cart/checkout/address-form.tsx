import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { formFaults } from '#app/lib/forms/form-faults.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { cx } from '#app/ui/cx.ts'
import { type SavedAddresses_AddressFragment as Saved, useCartAddressUpdateMutation } from './__generated__/step-writes.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { addressFieldNames } from '#app/lib/forms/address-field-names.ts'
import { AddressFields } from './address-fields.tsx'
import { addressWrite } from './step-writes.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { SubmitStep, NoAnswerAlert } from './submit-step.tsx'

/** Maximum number of addresses in an address book. */
const FULL = 20

type Props = Pick<Cart, 'address'> & {
  /** The customer's address book; null for a guest. */
  book: readonly Saved[] | null
  /** Renders the fields of governorate, city and area. */
  places: (error: (name: string) => string | undefined) => ReactNode
}

/** Form of the second checkout step: the delivery address. The fields of a new address appear when it is chosen, also without JavaScript. */
export function AddressForm({ address, book, places }: Props) {
  const { t } = useTranslation('cart')
  const { Form, busy, error, values, result } = useForm(addressWrite, useCartAddressUpdateMutation(), { fields: addressFieldNames })
  const saved = book ?? []
  return (
    <Form action="/cart/address" className="group/where grid gap-6">
      <h1 className="type-h1">{t('address.title')}</h1>
      <ErrorSummary title={t('form.correct')} faults={formFaults(addressFieldNames, error)} answer={result} />
      {saved.length > 0 ? <SavedAddresses addresses={saved} chosen={values.addressId ?? chosenAddress(address, saved)} /> : null}
      <div className={cx('gap-5', saved.length > 0 ? 'hidden group-has-[[data-other]:checked]/where:grid' : 'grid')}>
        <AddressFields address={address} values={values} error={error} places={places(error)} />
        {book && book.length < FULL ? (
          <Checkbox name="keep" value="1" defaultChecked={values.keep === '1'} label={t('address.keep')} />
        ) : null}
      </div>
      <NoAnswerAlert result={result} busy={busy} />
      <SubmitStep busy={busy} back="/cart" backLabel={t('form.backContact')} note={t('summary.nothingNow')}>
        {t('address.submit')}
      </SubmitStep>
    </Form>
  )
}

const SAME = ['regionId', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const

/** Returns the id of the saved address that the cart uses, else of the first deliverable one; '' when the cart uses another address. */
export function chosenAddress(address: Cart['address'], book: readonly Saved[]): string {
  const open = book.filter(({ deliverable }) => deliverable)
  const same = address && open.find((saved) => SAME.every((name) => saved[name] === address[name]))
  return (address ? same : open[0])?.id ?? ''
}
