import * as v from 'valibot'
import { field, fields } from '#app/lib/forms/field.ts'
import { accepted, defineWrite, refused, type Sent } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import {
  AddressAddDocument,
  AddressUpdateDocument,
} from '#app/domains/account/address-book/__generated__/address-writes.ts'
import { receiverEntries, receiverFieldNames } from '#app/domains/account/address-book/address-receiver.tsx'
import { profilePaths } from '#app/domains/account/account-paths.ts'
import { addressFieldNames, addressIn } from '#app/domains/location/address-input.ts'
import { addressEntriesOf } from '#app/domains/cart/checkout/checkout.rules.ts'
import { type Chosen, chosenIn, type Known, loadPlaces } from '#app/domains/location/places.ts'

/** Validates an address of the address book: its recipient, and the fields that the checkout requires. */
const rules = (form: FormData) =>
  v.pipe(
    v.object({ ...receiverEntries, ...addressEntriesOf(form) }),
    v.forward(
      v.partialCheck(
        [['mobile'], ['anotherMobile']],
        ({ mobile, anotherMobile }) => mobile !== anotherMobile,
        'address:rules.anotherMobile.different',
      ),
      ['anotherMobile'],
    ),
  )

/** Names of the fields that show their own refusals; '' is the whole form. */
export const bookFields = [...receiverFieldNames, ...addressFieldNames, '']

/** Adds an address. */
export const addressAddWrite = defineWrite({
  mutation: AddressAddDocument,
  before: askPlaces,
  rules,
  variables: ({ form }) => ({ input: inputOf(form) }),
  done: (_, { locale }) => accepted({ next: profilePaths.addressBook, notice: textsIn(locale)('address:added') }),
})

/** Changes the address of the page. */
export const addressUpdateWrite = defineWrite({
  mutation: AddressUpdateDocument,
  before: askPlaces,
  rules,
  variables: ({ form, params: { id = '' } }) => ({ input: { id, ...inputOf(form) } }),
  done: (_, { locale }) => accepted({ next: profilePaths.addressBook, notice: textsIn(locale)('address:edited') }),
})

/** The chosen governorate, city and area with their lists. */
export type Places = { chosen: Chosen; known: Known }

/** Loads the places of a refused form, for visitors without JavaScript. */
export async function placesOf({ form }: Sent, query: Query): Promise<{ places: Places }> {
  const chosen = chosenIn(form)
  return { places: { chosen, known: await loadPlaces(chosen, query) } }
}

/** Answers a form without JavaScript that requests the lists of its choice: sends no mutation and reports no errors. */
function askPlaces({ form }: Sent) {
  return field(form, 'intent') === 'places' ? refused([], form) : undefined
}

function inputOf(form: FormData) {
  return {
    ...fields(form, receiverFieldNames),
    address: addressIn(form),
    isDefault: field(form, 'isDefault') === 'yes',
  }
}
