import { ask } from '../graphql.ts'
import type { Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import { perSecond } from '../report.ts'

const BUYERS = 16
/** Minimum stock of an ordered variant, so that no order is refused. */
const MIN_STOCK = 2
const contact = { fullName: 'منى عبد الحميد', anotherMobile: '01112345678' }
const rest = { streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

type ReadyCart = { headers: Record<string, string>; revision: number; key: string }

/** Measures placed orders per second through GraphQL down to the disk of PostgreSQL. Each order has its own cart, mobile and network. */
export const orders: Measure = async ({ stack, orders: wanted }) => {
  const all = (await allProducts(stack.bff)).flatMap((product) => product.variants)
  const variants = all.filter(({ available }) => available > MIN_STOCK)
  const place = await findDeliverableRegion(stack.bff)
  const carts = await inParallel(wanted, (n) => prepareCart(stack.bff, variants[n % variants.length]?.id ?? '', place, n))
  const began = performance.now()
  await inParallel(wanted, (n) => placeOrder(stack.bff, carts[n] as ReadyCart))
  const rate = wanted / ((performance.now() - began) / 1000)
  const value = `${perSecond(rate)} (${wanted} by ${BUYERS} buyers at once)`
  return [{ what: 'orders placed', value, judged: rate }]
}

type Place = { stateId: string; cityId: string; regionId: string }
type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

async function findDeliverableRegion(bff: string): Promise<Place> {
  const { data } = await ask(bff, { query: '{ states { id cities { id regions { id deliverable } } } }', variables: {} })
  for (const state of (data as States).states) {
    for (const city of state.cities) {
      const region = city.regions.find((each) => each.deliverable)
      if (region) return { stateId: state.id, cityId: city.id, regionId: region.id }
    }
  }
  throw new Error('The shop delivers nowhere')
}

const addQuery = 'mutation ($v: ID!) { cartLineAdd(input: { variantId: $v }) { userErrors { code } } }'
const detailsQuery = `mutation ($contact: CartContactUpdateInput!, $address: CartAddressUpdateInput!) {
  cartContactUpdate(input: $contact) { userErrors { code } }
  cartAddressUpdate(input: $address) { cart { revision nextStep } userErrors { code path } }
}`

async function prepareCart(bff: string, variantId: string, place: Place, n: number): Promise<ReadyCart> {
  const added = await ask(bff, { query: addQuery, variables: { v: variantId } })
  const headers = { 'x-cart-token': added.headers.get('x-cart-token') ?? '', 'x-forwarded-for': `10.2.${n >> 8}.${n & 255}` }
  const variables = { contact: { ...contact, mobile: `010${20_000_000 + n}` }, address: { ...place, ...rest } }
  const updated = await ask(bff, { query: detailsQuery, variables }, headers)
  const { cart } = (updated.data as { cartAddressUpdate: { cart: { revision: number; nextStep: string } } }).cartAddressUpdate
  if (cart.nextStep !== 'PAYMENT') throw new Error(`The cart is not ready: ${updated.text}`)
  return { headers, revision: cart.revision, key: crypto.randomUUID() }
}

const placeQuery = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { id number } userErrors { code message } }
}`

async function placeOrder(bff: string, { headers, revision, key }: ReadyCart): Promise<void> {
  const input = { idempotencyKey: key, expectedRevision: revision, acceptTerms: true }
  const { data, text } = await ask(bff, { query: placeQuery, variables: { input } }, headers)
  if (!(data as { orderPlace: { order: unknown } }).orderPlace.order) throw new Error(`No order: ${text}`)
}

/** Runs `work` for 0 to `count` - 1 with BUYERS in parallel and returns the results. */
async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const buyer = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n)
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer))
  return results
}
