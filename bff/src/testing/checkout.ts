import { randomInt, randomUUID } from 'node:crypto'
import { type Shop, visitorOf } from './shop.ts'

type Found = {
  products: { nodes: { variants: { id: string; available: number; discountPercent: number | null }[] | null }[] }
}
type Places = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }
type Ready = { cartAddressUpdate: { cart: { revision: number; nextStep: string } } }

/** Units of a variant that the tests never sell out. */
const ENOUGH = 5

/**
 * Returns a random variant in stock without a discount, of `category` if given: unconfirmed guests hold only a part of
 * each variant, and coupons reduce no offers.
 */
export async function anyVariant({ ask }: Shop, category?: string): Promise<string> {
  const { data } = await ask<Found>(
    'query ($filter: ProductFilter) { products(first: 40, filter: $filter, sort: PRICE_ASC) { nodes { variants { id available discountPercent } } } }',
    { variables: { filter: { inStock: true, ...(category && { category: [category] }) } } },
  )
  const variants = (data?.products.nodes ?? [])
    .flatMap((node) => node.variants ?? [])
    .filter(({ available, discountPercent }) => available > ENOUGH && discountPercent === null)
  const variant = variants[randomInt(Math.max(1, variants.length))]
  if (!variant) throw new Error('The demo shop has nothing in stock')
  return variant.id
}

/** An address that the shop delivers to. */
export async function anyAddress({ ask }: Shop) {
  const { data, errors } = await ask<Places>('{ states { id cities { id regions { id deliverable } } } }')
  for (const state of data?.states ?? []) {
    for (const city of state.cities) {
      const region = city.regions.find(({ deliverable }) => deliverable)
      if (region) {
        const place = { stateId: state.id, cityId: city.id, region: { id: region.id } }
        return { ...place, streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }
      }
    }
  }
  throw new Error(`The demo shop delivers nowhere: ${JSON.stringify(errors)}`)
}

export const contact = { fullName: 'منى عبد الحميد', mobile: '٠١٠ ١٢٣٤ ٥٦٧٨', anotherMobile: '+20 111 234 5678' }

/** `contact` with a unique mobile: a mobile can have one unconfirmed order at a time, and all tests share one shop. */
export const newContact = () => ({ ...contact, mobile: `010${randomInt(10_000_000, 99_999_999)}` })

/** A visitor with one unit in the cart, contact details and address, and the revision of that cart. */
export async function readyToOrder(shop: Shop, variantId?: string) {
  const visit = visitorOf(shop)
  await visit('mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { userErrors { code } } }', {
    v: variantId ?? (await anyVariant(shop)),
  })
  const { data } = await visit<Ready>(
    `mutation ($contact: ContactDetailsInput!, $address: AddressInput!) {
      cartContactUpdate(input: { contact: $contact }) { userErrors { code } }
      cartAddressUpdate(input: { address: $address }) { cart { revision nextStep } userErrors { code path } }
    }`,
    { contact: newContact(), address: await anyAddress(shop) },
  )
  if (!data) throw new Error('The cart cannot be read')
  return { visit, ...data.cartAddressUpdate.cart }
}

/** Places an order of one unit for a new visitor and selects these fields; returns them with the order token. */
export async function placeOrder<Order>(shop: Shop, fields: string, variantId?: string) {
  const { visit, revision } = await readyToOrder(shop, variantId)
  const input = { idempotencyKey: randomUUID(), expectedRevision: revision, acceptTerms: true }
  const place = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { ${fields} } token } }`
  const { data } = await visit<{ orderPlace: { order: Order; token: string } }>(place, { input })
  if (!data) throw new Error('The order was not placed')
  return { visit, ...data.orderPlace }
}
