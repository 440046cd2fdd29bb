import type { SavedAddresses_AddressFragment as Saved } from './__generated__/saved-addresses.ts'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'

const SAME = ['regionId', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const

/** The place of the book that the cart goes to, else the first that the shop delivers to; '' when the cart goes elsewhere. */
export function chosenAddress(address: Cart['address'], book: readonly Saved[]): string {
  const open = book.filter(({ deliverable }) => deliverable)
  const same = address && open.find((saved) => SAME.every((name) => saved[name] === address[name]))
  return (address ? same : open[0])?.id ?? ''
}
