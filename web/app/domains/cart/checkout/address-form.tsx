import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary, formFaults } from '#app/lib/forms/error-summary.tsx'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { Checkbox } from '#app/ui/option-row.tsx'
import { cx } from '#app/ui/cx.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { addressFieldNames } from '#app/domains/location/address-input.ts'
import { ReceiveChoice } from '#app/domains/cart/pickup/receive-choice.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import {
  type SavedAddresses_AddressFragment as Saved,
  type SavedAddresses_AddressFragment as Address,
  useCartAddressUpdateMutation,
} from './__generated__/address-write.ts'
import { AddressFields } from './address-fields.tsx'
import { addressWrite } from './address-write.ts'
import { NoAnswerAlert, SubmitStep } from './submit-step.tsx'

/** Maximum number of addresses in an address book. */
const FULL = 20

type Props = Pick<Cart, 'address' | 'pickup'> & {
  /** The customer's address book; null for a guest. */
  book: readonly Saved[] | null
  /** Renders the fields of governorate, city and area. */
  places: (error: (name: string) => string | undefined) => ReactNode
  /** Renders the fields of the pick-up; undefined when no branch hands out orders. */
  branches?: (values: Record<string, string>, error: string | undefined) => ReactNode
}

const names = [...addressFieldNames, 'branchId']

/**
 * Form of the second checkout step: the delivery address, or the branch of a pick-up. The fields of a new address
 * appear when it is chosen, also without JavaScript.
 */
export function AddressForm({ address, pickup, book, places, branches }: Props) {
  const { t } = useTranslation('cart')
  const { Form, busy, error, values, result } = useForm(addressWrite, useCartAddressUpdateMutation(), { fields: names })
  const saved = book ?? []
  const delivery = (
    <div className="group/where grid gap-6">
      {saved.length > 0 ? (
        <SavedAddresses addresses={saved} chosen={values.addressId ?? chosenAddress(address, saved)} />
      ) : null}
      <div className={cx('gap-5', saved.length > 0 ? 'hidden group-has-[[data-other]:checked]/where:grid' : 'grid')}>
        <AddressFields address={address} values={values} error={error} places={places(error)} />
        {book && book.length < FULL ? (
          <Checkbox name="keep" value="1" defaultChecked={values.keep === '1'} label={t('address.keep')} />
        ) : null}
      </div>
    </div>
  )
  return (
    <Form action="/cart/address" className="grid gap-6">
      <h1 className="type-h1">{t(branches ? 'pickup.title' : 'address.title')}</h1>
      <ErrorSummary title={t('form.correct')} faults={formFaults(names, error)} answer={result} />
      {pickup ? <input type="hidden" name="wasPickup" value="yes" /> : null}
      {branches ? (
        <ReceiveChoice
          pickup={values.way ? values.way === 'pickup' : pickup !== null}
          delivery={delivery}
          branches={branches(values, error('branchId'))}
        />
      ) : (
        delivery
      )}
      <NoAnswerAlert result={result} busy={busy} />
      <SubmitStep busy={busy} back="/cart" backLabel={t('form.backContact')} note={t('summary.nothingNow')}>
        {t('address.submit')}
      </SubmitStep>
    </Form>
  )
}

const SAME = ['regionName', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const

/**
 * Returns the id of the saved address that the cart uses, else of the first deliverable one; '' when the cart uses
 * another address.
 */
export function chosenAddress(address: Cart['address'], book: readonly Saved[]): string {
  const open = book.filter(({ deliverable }) => deliverable)
  const same =
    address &&
    open.find((saved) => saved.region?.id === address.region?.id && SAME.every((name) => saved[name] === address[name]))
  return (address ? same : open[0])?.id ?? ''
}

type SavedAddressesProps = {
  addresses: readonly Address[]
  /** The id of one of them, or '' for another place. */ chosen: string
}

/** Choice between the saved addresses and another one. The field is `addressId`. */
function SavedAddresses({ addresses, chosen }: SavedAddressesProps) {
  const { t } = useTranslation('cart')
  return (
    <ChoiceGroup legend={t('address.saved')} className="grid gap-3">
      {addresses.map((address) => {
        const { id, regionName: region, city, state, isDefault, deliverable } = address
        return (
          <RadioCard
            key={id}
            name="addressId"
            value={id}
            defaultChecked={id === chosen}
            disabled={!deliverable}
            title={<Text>{t('place.address', address)}</Text>}
            note={
              <Text>
                {deliverable
                  ? t('place.area', { region, city: city.name, state: state.name })
                  : t('address.notDelivered')}
              </Text>
            }
            aside={isDefault ? <Tag>{t('address.default')}</Tag> : null}
          />
        )
      })}
      <RadioCard name="addressId" value="" data-other defaultChecked={chosen === ''} title={t('address.other')} />
    </ChoiceGroup>
  )
}
