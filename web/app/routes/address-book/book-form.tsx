import type { ComponentProps } from 'react'
import { useActionData } from 'react-router'
import { AddressForm } from '#app/domains/account/address-book/address-form.tsx'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { addressFieldNames } from '#app/domains/location/address-input.ts'
import { AddressFields } from '#app/domains/cart/checkout/address-fields.tsx'
import { PlaceFields } from '#app/domains/location/place-fields.tsx'
import type { Places } from './book-writes.ts'

type Props = Pick<ComponentProps<typeof AddressForm>, 'title' | 'form' | 'receiver' | 'mayBeDefault'> &
  Pick<ComponentProps<typeof PlaceFields>, 'states'> &
  Places & {
    /** The stored address; null for a new one. */
    address: ComponentProps<typeof AddressFields>['address']
  }

/** The page of a new or stored address. */
export function BookForm({ address, states, chosen, known, ...rest }: Props) {
  const posted = useActionData<{ places?: Places }>()
  const places = posted?.places ?? { chosen, known }
  return (
    <>
      <ProfileNav current="addressBook" />
      <AddressForm
        {...rest}
        placeNames={addressFieldNames}
        place={({ values, error }) => (
          <AddressFields
            address={address}
            values={values}
            error={error}
            places={<PlaceFields states={states} {...places} error={error} />}
          />
        )}
      />
    </>
  )
}
