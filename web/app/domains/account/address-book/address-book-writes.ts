import type { ApolloCache } from '@apollo/client'
import { field } from '#app/lib/forms/field.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import type { AddressCard_AddressFragment as Address } from './__generated__/address-card.ts'
import {
  AddressBookDocument,
  AddressDefaultSetDocument,
  AddressDeleteDocument,
} from './__generated__/address-writes.ts'

// Both mutations return the whole address book, so they are sent one after another.
const queue = 'addresses'

/** Deletes the address of the field `id`. */
export const addressDeleteWrite = defineWrite({
  mutation: AddressDeleteDocument,
  queue,
  variables: ({ form }) => ({ input: { id: field(form, 'id') } }),
  optimistic({ input: { id } }, { cache }) {
    const customer = customerWith(cache, (addresses) => addresses.filter((address) => address.id !== id))
    return customer && { addressDelete: { __typename: 'AddressDeletePayload' as const, userErrors: [], customer } }
  },
  done: (_, { locale }) => accepted({ notice: textsIn(locale)('address:deleted') }),
})

/** Makes the address of the field `id` the default. */
export const addressDefaultWrite = defineWrite({
  mutation: AddressDefaultSetDocument,
  queue,
  variables: ({ form }) => ({ input: { id: field(form, 'id') } }),
  optimistic({ input: { id } }, { cache }) {
    const customer = customerWith(cache, (addresses) =>
      addresses.map((address) => ({ ...address, isDefault: address.id === id })),
    )
    return (
      customer && { addressDefaultSet: { __typename: 'AddressDefaultSetPayload' as const, userErrors: [], customer } }
    )
  },
  done: (_, { locale }) => accepted({ notice: textsIn(locale)('address:defaultSet') }),
})

/**
 * Returns the cached customer with changed addresses: the default first, the others in their order, newest first. The
 * first becomes the default if there is none.
 */
function customerWith(cache: ApolloCache, change: (addresses: readonly Address[]) => Address[]) {
  const customer = cache.readQuery({ query: AddressBookDocument }, true)?.viewer
  if (!customer?.addresses) return undefined
  const addresses = change(customer.addresses)
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return {
    ...customer,
    addresses: first ? [{ ...first, isDefault: true }, ...addresses.filter((address) => address !== first)] : [],
  }
}
