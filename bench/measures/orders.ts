import { ask, operationOf } from '../graphql.ts'
import type { Bench, Measure } from '../measure.ts'
import type { Row } from '../report.ts'
import { listBuyable, measureBuyers, newGuests } from './buyers.ts'

/** Measures units added to the carts of new guests per second through GraphQL, by 10 at once: each creates a cart. */
export const adds: Measure = async (bench) => {
  const { bff } = bench.stack
  const add = newGuests([bff], 3, await listBuyable(bff))
  return [await measureBuyers('adds by new guests', bench, { buyers: 10, total: bench.orders * 2 }, add)]
}

/** Measures whole checkouts of all variants, by 10 and by 50 buyers. */
export const orders: Measure = async (bench) => {
  const { bff } = bench.stack
  const variants = await listBuyable(bff)
  return [
    await measureCheckouts('whole checkouts', bench, { bffs: [bff], buyers: 10, block: 4, variants }),
    await measureCheckouts('whole checkouts', bench, { bffs: [bff], buyers: 50, block: 5, variants }),
  ]
}

/** Units of the variant that everybody wants: more than are bought. */
const HOT_STOCK = 100_000

/** Measures whole checkouts of one variant by 50 buyers, through one and through two copies of bff and store API. */
export const hot: Measure = async (bench) => {
  const { bff, addStock, startCopy } = bench.stack
  const variants = (await listBuyable(bff)).slice(0, 1)
  for (const variant of variants) await addStock(variant, HOT_STOCK)
  const one = await measureCheckouts('checkouts of one variant', bench, { bffs: [bff], buyers: 50, block: 6, variants })
  const bffs = [bff, await startCopy()]
  const name = 'checkouts of one variant, two copies'
  const two = await measureCheckouts(name, bench, { bffs, buyers: 50, block: 7, variants })
  return [one, two]
}

const contact = { fullName: 'منى عبد الحميد', anotherMobile: '01112345678' }
const rest = { streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

type Guests = {
  /** The first tells where the shop delivers. */
  bffs: string[]
  /** Gives networks and mobiles of their own. */
  block: number
  variants: string[]
}
type Buyers = Guests & { buyers: number }

/** Measures whole checkouts per second, by new guests through GraphQL down to the disk of PostgreSQL. */
async function measureCheckouts(what: string, bench: Bench, { buyers, ...guests }: Buyers): Promise<Row> {
  return measureBuyers(what, bench, { buyers, total: bench.orders / 2 }, await prepareCheckouts(guests))
}

/**
 * Returns a function that orders as the `n`th new guest, with the operations of the web: she adds a unit, gives client
 * and address, reads the cart, and places the order, with a mobile and a network of her own. It throws when something
 * is refused.
 */
export async function prepareCheckouts({ bffs, block, variants }: Guests): Promise<(n: number) => Promise<void>> {
  const add = newGuests(bffs, block, variants)
  const place = await findDeliverableRegion(bffs[0] ?? '')
  return async (n) => {
    const { bff, headers } = await add(n)
    const send = async (name: string, input?: object) => (await ask(bff, operationOf(name, { input }), headers)).data
    const mobile = `010${20_000_000 + block * 1_000_000 + n}`
    await send('CartContactUpdate', { contact: { ...contact, mobile } })
    await send('CartAddressUpdate', { address: { ...place, ...rest } })
    const { cart } = (await send('CartShown')) as { cart: { revision: number; nextStep: string } }
    if (cart.nextStep !== 'PAYMENT') throw new Error(`The cart is not ready: ${JSON.stringify(cart)}`)
    const input = { idempotencyKey: crypto.randomUUID(), expectedRevision: cart.revision, acceptTerms: true }
    const { orderPlace } = (await send('OrderPlace', input)) as { orderPlace: { order: unknown } }
    if (!orderPlace.order) throw new Error(`No order: ${JSON.stringify(orderPlace)}`)
  }
}

type Place = { stateId: string; cityId: string; region: { id: string } }
type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

async function findDeliverableRegion(bff: string): Promise<Place> {
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
