import { randomUUID } from 'node:crypto'
import { type Shop, visitorOf } from './shop.ts'

type Found = { products: { nodes: { sizes: { variantId: string; inStock: boolean }[] }[] } }
type Places = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

/** A variant that can be had. */
export async function anyVariant({ ask }: Shop): Promise<string> {
  const { data } = await ask(
    '{ products(first: 20, filter: { inStock: true }, sort: PRICE_ASC) { nodes { sizes { variantId inStock } } } }',
  )
  const sizes = (data as unknown as Found).products.nodes.flatMap((node) => node.sizes)
  const variant = sizes.find(({ inStock }) => inStock)
  if (!variant) throw new Error('The demo shop has nothing in stock')
  return variant.variantId
}

/** A place that the shop delivers to, with the rest of an address. */
export async function anyAddress({ ask }: Shop) {
  const { data } = await ask('{ states { id cities { id regions { id deliverable } } } }')
  for (const state of (data as unknown as Places).states) {
    for (const city of state.cities) {
      const region = city.regions.find(({ deliverable }) => deliverable)
      if (region) {
        const place = { stateId: state.id, cityId: city.id, regionId: region.id }
        return { ...place, streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }
      }
    }
  }
  throw new Error('The demo shop delivers nowhere')
}

export const client = { fullName: 'منى عبد الحميد', mobile: '٠١٠ ١٢٣٤ ٥٦٧٨', anotherMobile: '+20 111 234 5678' }

/** A visitor with one piece in the cart who has said who they are and where they live, and the revision of that cart. */
export async function readyToOrder(shop: Shop) {
  const visit = visitorOf(shop)
  await visit('mutation ($v: ID!) { cartLineAdd(input: { variantId: $v }) { userErrors { code } } }', {
    v: await anyVariant(shop),
  })
  const { data } = await visit(
    `mutation ($client: CartClientUpdateInput!, $address: CartAddressUpdateInput!) {
      cartClientUpdate(input: $client) { userErrors { code } }
      cartAddressUpdate(input: $address) { cart { revision nextStep } userErrors { code path } }
    }`,
    { client, address: await anyAddress(shop) },
  )
  const { cart } = (data as unknown as { cartAddressUpdate: { cart: { revision: number; nextStep: string } } }).cartAddressUpdate
  return { visit, revision: cart.revision, nextStep: cart.nextStep }
}

/** An order of one piece by a new visitor, with these of its fields, and the token that a guest follows it by. */
export async function placeOrder<Order>(shop: Shop, fields: string) {
  const { visit, revision } = await readyToOrder(shop)
  const input = { idempotencyKey: randomUUID(), expectedRevision: revision, acceptTerms: true }
  const place = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { ${fields} } token } }`
  const { data } = await visit(place, { input })
  const { order, token } = (data as unknown as { orderPlace: { order: Order; token: string } }).orderPlace
  return { visit, order, token }
}
