import { ask, operationOf } from '../graphql.ts'
import type { Measure } from '../measure.ts'
import { measureBuyers, newGuests } from './buyers.ts'

/** Measures units added to the carts of new guests per second through GraphQL, by 10 at once: each creates a cart. */
export const adds: Measure = async (bench) => {
  const add = await newGuests(bench.stack.bff, 3)
  return [await measureBuyers('adds by new guests', bench, { buyers: 10, total: bench.orders * 2 }, add)]
}

const BUYERS = [10, 50]
const contact = { fullName: 'منى عبد الحميد', anotherMobile: '01112345678' }
const rest = { streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

/**
 * Measures whole checkouts per second through GraphQL down to the disk of PostgreSQL, with the operations of the web: a
 * new guest adds a unit, gives client and address, reads the cart, and places the order. Each has a mobile and a
 * network of her own.
 */
export const orders: Measure = async (bench) => {
  const { bff } = bench.stack
  const place = await findDeliverableRegion(bff)
  const rows = []
  for (const [block, buyers] of BUYERS.entries()) {
    const add = await newGuests(bff, 4 + block)
    const checkout = async (n: number) => {
      const { headers } = await add(n)
      const send = async (name: string, input?: object) => (await ask(bff, operationOf(name, { input }), headers)).data
      await send('CartContactUpdate', { ...contact, mobile: `010${20_000_000 + block * 1_000_000 + n}` })
      await send('CartAddressUpdate', { ...place, ...rest })
      const { cart } = (await send('CartShown')) as { cart: { revision: number; nextStep: string } }
      if (cart.nextStep !== 'PAYMENT') throw new Error(`The cart is not ready: ${JSON.stringify(cart)}`)
      const input = { idempotencyKey: crypto.randomUUID(), expectedRevision: cart.revision, acceptTerms: true }
      const { orderPlace } = (await send('OrderPlace', input)) as { orderPlace: { order: unknown } }
      if (!orderPlace.order) throw new Error(`No order: ${JSON.stringify(orderPlace)}`)
    }
    rows.push(await measureBuyers('whole checkouts', bench, { buyers, total: bench.orders / 2 }, checkout))
  }
  return rows
}

type Place = { stateId: string; cityId: string; regionId: string }
type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

async function findDeliverableRegion(bff: string): Promise<Place> {
  const { data } = await ask(bff, {
    query: '{ states { id cities { id regions { id deliverable } } } }',
    variables: {},
  })
  for (const state of (data as States).states) {
    for (const city of state.cities) {
      const region = city.regions.find((each) => each.deliverable)
      if (region) return { stateId: state.id, cityId: city.id, regionId: region.id }
    }
  }
  throw new Error('The shop delivers nowhere')
}
