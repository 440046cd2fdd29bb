import { ask } from '../graphql.ts'
import type { Measure } from '../measure.ts'
import { allProducts } from '../pages.ts'
import { perSecond } from '../report.ts'

const BUYERS = 16
/** Pieces that a variant has at least, so that no order is refused. */
const ENOUGH = 2
const client = { fullName: 'منى عبد الحميد', anotherMobile: '01112345678' }
const rest = { streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }

type Ready = { headers: Record<string, string>; revision: number; key: string }

/** Orders a second on the whole way: GraphQL, rules, stock, PostgreSQL with its disk. Each order has a cart, a mobile and a network of its own. */
export const orders: Measure = async ({ stack, orders: wanted }) => {
  const all = (await allProducts(stack.bff)).flatMap((product) => product.variants)
  const variants = all.filter(({ available }) => available > ENOUGH)
  const place = await deliverable(stack.bff)
  const carts = await inParallel(wanted, (n) => readyCart(stack.bff, variants[n % variants.length]?.id ?? '', place, n))
  const began = performance.now()
  await inParallel(wanted, (n) => placeOrder(stack.bff, carts[n] as Ready))
  const rate = wanted / ((performance.now() - began) / 1000)
  const value = `${perSecond(rate)} (${wanted} by ${BUYERS} buyers at once)`
  return [{ what: 'orders placed', value, judged: rate }]
}

type Place = { stateId: string; cityId: string; regionId: string }
type States = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

async function deliverable(bff: string): Promise<Place> {
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
const tellQuery = `mutation ($client: CartClientUpdateInput!, $address: CartAddressUpdateInput!) {
  cartClientUpdate(input: $client) { userErrors { code } }
  cartAddressUpdate(input: $address) { cart { revision nextStep } userErrors { code path } }
}`

async function readyCart(bff: string, variantId: string, place: Place, n: number): Promise<Ready> {
  const added = await ask(bff, { query: addQuery, variables: { v: variantId } })
  const headers = { 'x-cart-token': added.headers.get('x-cart-token') ?? '', 'x-forwarded-for': `10.2.${n >> 8}.${n & 255}` }
  const variables = { client: { ...client, mobile: `010${20_000_000 + n}` }, address: { ...place, ...rest } }
  const told = await ask(bff, { query: tellQuery, variables }, headers)
  const { cart } = (told.data as { cartAddressUpdate: { cart: { revision: number; nextStep: string } } }).cartAddressUpdate
  if (cart.nextStep !== 'PAYMENT') throw new Error(`The cart is not ready: ${told.text}`)
  return { headers, revision: cart.revision, key: crypto.randomUUID() }
}

const placeQuery = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { id number } userErrors { code message } }
}`

async function placeOrder(bff: string, { headers, revision, key }: Ready): Promise<void> {
  const input = { idempotencyKey: key, expectedRevision: revision, acceptTerms: true }
  const { data, text } = await ask(bff, { query: placeQuery, variables: { input } }, headers)
  if (!(data as { orderPlace: { order: unknown } }).orderPlace.order) throw new Error(`No order: ${text}`)
}

/** The results of `count` pieces of work, done by so many buyers at once. */
async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const buyer = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n)
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer))
  return results
}
