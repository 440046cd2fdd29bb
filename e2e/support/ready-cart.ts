import { newMobile } from './accounts.ts'
import { findProduct, type Found } from './catalogue.ts'
import { ask } from './graphql.ts'
import type { Shop } from './test.ts'

const add =
  'mutation ($v: ID!, $q: Int!) { cartLinesAdd(input: { lines: [{ variantId: $v, quantity: $q }] }) { userErrors { code } } }'
const updateContact =
  'mutation ($contact: ContactDetailsInput!) { cartContactUpdate(input: { contact: $contact }) { userErrors { code } } }'
const fillAddress =
  'mutation ($address: AddressInput!) { cartAddressUpdate(input: { address: $address }) { userErrors { code path } } }'
const places = '{ states { id cities { id regions { id deliverable } } } }'
const contact = { fullName: 'منى عبد الحميد', anotherMobile: '01112345678' }
const house = { streetAddress: 'شارع عباس العقاد', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }
type Place = { stateId: string; cityId: string; regionId: string }

/** Adds a product to the cart of this page's visitor by GraphQL: the given one, or the `nth` of `findProducts`. */
export async function addToCart(shop: Shop, product: Found | number = 0, quantity = 1): Promise<void> {
  const { variantId } = typeof product === 'number' ? await findProduct(shop, product) : product
  await ask(shop.page.request, shop.language, add, { v: variantId, q: quantity })
}

/** Adds a product and the contact details. Returns a deliverable area. */
export async function fillCartUntilAddress(
  shop: Shop,
  product: Found | number = 0,
  { quantity = 1, mobile = newMobile().typed } = {},
): Promise<Place> {
  await addToCart(shop, product, quantity)
  await ask(shop.page.request, shop.language, updateContact, { contact: { ...contact, mobile } })
  const { states } = await ask<States>(shop.page.request, shop.language, places)
  const [place] = states.flatMap((state) =>
    state.cities.flatMap((city) =>
      city.regions.flatMap(({ id, deliverable }) =>
        deliverable ? { stateId: state.id, cityId: city.id, regionId: id } : [],
      ),
    ),
  )
  if (!place) throw new Error('The demo shop delivers nowhere')
  return place
}

/** Adds a product, the contact details and the address: only the order is left. */
export async function fillCartUntilPayment(
  shop: Shop,
  product: Found | number = 0,
  options: { quantity?: number; mobile?: string } = {},
): Promise<void> {
  const { regionId, ...place } = await fillCartUntilAddress(shop, product, options)
  await ask(shop.page.request, shop.language, fillAddress, {
    address: { ...place, region: { id: regionId }, ...house },
  })
}
