import { findProduct } from './catalogue.ts'
import { ask } from './graphql.ts'
import type { Shop } from './test.ts'

const add = 'mutation ($v: ID!, $q: String!) { cartLineAdd(input: { variantId: $v, quantity: $q }) { userErrors { code } } }'
const tell = `mutation ($client: CartClientUpdateInput!, $address: CartAddressUpdateInput!) {
  cartClientUpdate(input: $client) { userErrors { code } }
  cartAddressUpdate(input: $address) { cart { nextStep } userErrors { code path } }
}`
const places = '{ states { id cities { id regions { id deliverable } } } }'
const client = { fullName: 'منى عبد الحميد', mobile: '01012345678', anotherMobile: '01112345678' }
const house = { streetAddress: 'شارع عباس العقاد', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

/** The visitor of this page has put something into the bag, for a journey that begins after that. */
export async function withBag(shop: Shop, nth = 0, quantity = 1): Promise<void> {
  const { variantId } = await findProduct(shop, nth)
  await ask(shop.page.request, shop.language, add, { v: variantId, q: String(quantity) })
}

/** … and has said who orders and where it goes: what is left is to order. */
export async function readyToOrder(shop: Shop, nth = 0, { quantity = 1, mobile = client.mobile } = {}): Promise<void> {
  await withBag(shop, nth, quantity)
  const { states } = await ask<States>(shop.page.request, shop.language, places)
  const [place] = states.flatMap((state) =>
    state.cities.flatMap((city) =>
      city.regions.flatMap(({ id, deliverable }) => (deliverable ? { stateId: state.id, cityId: city.id, regionId: id } : [])),
    ),
  )
  await ask(shop.page.request, shop.language, tell, { client: { ...client, mobile }, address: { ...place, ...house } })
}
