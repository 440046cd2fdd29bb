import { randomInt, randomUUID } from 'node:crypto'

type Ask = (query: string, variables?: object) => Promise<object>
type Places = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }
type Listed = { products: { nodes: { variants: { id: string; available: number; price: { amount: string } }[] }[] } }
type Ordered = { orderBuyNow: { order: { id: string }; token: string } }

/** Orders one unit of a product with more than five in stock by GraphQL, as a guest. */
export async function order(ask: Ask): Promise<{ id: string; token: string }> {
  const read = async <Data>(query: string, variables?: object) => ((await ask(query, variables)) as { data: Data }).data
  const { states } = await read<Places>('{ states { id cities { id regions { id deliverable } } } }')
  const [place] = states.flatMap(({ id: stateId, cities }) =>
    cities.flatMap(({ id: cityId, regions }) =>
      regions.filter(({ deliverable }) => deliverable).map(({ id }) => ({ stateId, cityId, region: { id } })),
    ),
  )
  const { products } = await read<Listed>(
    '{ products(first: 24, filter: { inStock: true }) { nodes { variants { id available price { amount } } } } }',
  )
  const variants = products.nodes.flatMap((node) => node.variants).filter(({ available }) => available > 5)
  const variant = variants[randomInt(variants.length)]
  const address = {
    ...place,
    streetAddress: 'شارع النصر',
    buildingNumber: '12',
    floorNumber: '3',
    apartmentNumber: '7',
  }
  const contact = {
    fullName: 'منى عبد الحميد',
    mobile: `010${randomInt(10_000_000, 99_999_999)}`,
    anotherMobile: '+20 111 234 5678',
  }
  const input = {
    idempotencyKey: randomUUID(),
    variantId: variant?.id,
    quantity: 1,
    expectedUnitPrice: variant?.price.amount,
    contact,
    destination: { address },
    acceptTerms: true,
  }
  const { orderBuyNow } = await read<Ordered>(
    'mutation ($input: OrderBuyNowInput!) { orderBuyNow(input: $input) { order { id } token } }',
    { input },
  )
  return { id: orderBuyNow.order.id, token: orderBuyNow.token }
}
