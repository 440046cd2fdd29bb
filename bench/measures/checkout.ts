import { ask, operationOf } from '../graphql.ts'
import type { Guest } from './buyers.ts'

/** A cart that can be ordered. */
export type ReadyCart = Guest & { revision: number }

const contact = { fullName: 'منى عبد الحميد', anotherMobile: '01112345678' }
const rest = { streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

/** Gives a guest's cart a client and an address, with the operations of the web. Throws when something is refused. */
export async function finishCart(guest: Guest, mobile: string, place: Place): Promise<ReadyCart> {
  const send = async (name: string, input?: object) =>
    (await ask(guest.bff, operationOf(name, { input }), guest.headers)).data
  await send('CartContactUpdate', { contact: { ...contact, mobile } })
  await send('CartAddressUpdate', { address: { ...place, ...rest } })
  const { cart } = (await send('CartShown')) as { cart: { revision: number; nextStep: string } }
  if (cart.nextStep !== 'PAYMENT') throw new Error(`The cart is not ready: ${JSON.stringify(cart)}`)
  return { ...guest, revision: cart.revision }
}

/** Orders a cart and returns the id of the order. Throws when it is refused. */
export async function placeOrder({ bff, headers, revision }: ReadyCart, idempotencyKey: string): Promise<string> {
  const input = { idempotencyKey, expectedRevision: revision, acceptTerms: true }
  const { data } = await ask(bff, operationOf('OrderPlace', { input }), headers)
  const { orderPlace } = data as { orderPlace: { order: { id: string } | null } }
  if (!orderPlace.order) throw new Error(`No order: ${JSON.stringify(orderPlace)}`)
  return orderPlace.order.id
}

export type Place = { stateId: string; cityId: string; region: { id: string } }
type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

/** Returns the first place to which the shop delivers. */
export async function findDeliverableRegion(bff: string): Promise<Place> {
  const { data } = await ask(bff, {
    query: '{ states { id cities { id regions { id deliverable } } } }',
    variables: {},
  })
  for (const state of (data as States).states) {
    for (const city of state.cities) {
      const region = city.regions.find((each) => each.deliverable)
      if (region) return { stateId: state.id, cityId: city.id, region: { id: region.id } }
    }
  }
  throw new Error('The shop delivers nowhere')
}
