import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

type Variants = { id: string; variants: { id: string; availability: { band: string }[] }[] }

async function bestSeller({ ask }: Awaited<ReturnType<typeof startShop>>): Promise<Variants> {
  const { data } = await ask(
    '{ products(first: 1, sort: BEST_SELLER, filter: { category: ["football-kits"] }) { nodes { id variants { id availability { band } } } } }',
  )
  const [product] = (data?.products as unknown as { nodes: Variants[] }).nodes
  if (!product) throw new Error('The demo shop has no kits')
  return product
}

test('a product page takes four calls when nothing was seen before', async () => {
  const shop = await startShop()
  const { id } = await bestSeller(shop)
  const fresh = await startShop()
  const { calls, errors } = await fresh.ask(`{
    product(id: "${id}") {
      name rating { count } reviewSummary { count } sizeChart { rows { size values } } variants { id availability { branch { slug } band } }
      related(first: 10) { slug } boughtTogether(first: 3) { slug }
    }
    deliveryQuote { from to }
  }`)
  expect({ calls, errors }).toEqual({ calls: 4, errors: [] })
})

test('stock by branch is the same from the page of a product as from a list', async () => {
  const shop = await startShop()
  const inList = await bestSeller(shop)
  const { data } = await shop.ask(`{ product(id: "${inList.id}") { id variants { id availability { band } } } }`)
  expect(data?.product).toEqual(inList)
  expect(inList.variants[0]?.availability).toHaveLength(13)
})

test('`first` limits related products and products bought together', async () => {
  const shop = await startShop()
  const { id } = await bestSeller(shop)
  const { data, calls } = await shop.ask(
    `{ product(id: "${id}") { related(first: 2) { id } boughtTogether(first: 1) { id } } }`,
  )
  const { related, boughtTogether } = data?.product as unknown as Record<'related' | 'boughtTogether', { id: string }[]>
  expect([related.length, boughtTogether.length, calls]).toEqual([2, 1, 2])
  expect([...related, ...boughtTogether].some((other) => other.id === id)).toBe(false)
})

const NOTIFY =
  'mutation ($input: NotifyMeRequestAddInput!) { notifyMeRequestAdd(input: $input) { product { id } userErrors { code path message } } }'

test('`notifyMeRequestAdd` stores a request; an invalid one names its field', async () => {
  const shop = await startShop()
  const { data: coming } = await shop.ask('{ product(id: "morocco-away-shirt-2026-27") { id variants { id } } }')
  const { id, variants } = coming?.product as unknown as Variants
  const notify = async (input: object) => {
    const { data, errors } = await shop.ask(NOTIFY, { variables: { input } })
    expect(errors).toEqual([])
    return data?.notifyMeRequestAdd
  }
  const wish = { productId: id, variantId: variants[0]?.id, mobile: '010 1234 5678' }
  expect(await notify(wish)).toEqual({ product: { id }, userErrors: [] })
  expect(await notify({ ...wish, variantId: undefined })).toEqual({ product: { id }, userErrors: [] })
  expect(await notify({ ...wish, mobile: '12' })).toMatchObject({
    product: null,
    userErrors: [{ code: 'VALIDATION_FAILED', path: ['mobile'] }],
  })
  expect(await notify({ ...wish, variantId: '999999999' })).toMatchObject({
    product: null,
    userErrors: [{ code: 'NOT_FOUND', path: ['productId'] }],
  })
  const { id: available } = await bestSeller(shop)
  expect(await notify({ productId: available, mobile: wish.mobile })).toMatchObject({
    product: null,
    userErrors: [{ code: 'VALIDATION_FAILED', path: ['productId'] }],
  })
  expect(await notify({ ...wish, productId: 'x' })).toMatchObject({
    product: null,
    userErrors: [{ code: 'NOT_FOUND', path: ['productId'] }],
  })
})

test('too many notify-me requests are refused with a time to wait', async () => {
  const shop = await startShop()
  const codes = []
  for (let n = 0; n < 51; n += 1) {
    const { data } = await shop.ask(NOTIFY, { variables: { input: { productId: '99999999', mobile: '01098760000' } } })
    codes.push((data?.notifyMeRequestAdd as unknown as { userErrors: { code: string }[] }).userErrors[0]?.code)
  }
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})

test('the stock of a list of 40 products is asked for by one call', async () => {
  const shop = await startShop()
  const { data, calls } = await shop.ask('{ products(first: 40) { nodes { variants { id availability { band } } } } }')
  const { nodes } = data?.products as unknown as { nodes: Variants[] }
  expect(nodes.flatMap(({ variants }) => variants).length).toBeGreaterThan(100)
  // The list, its details, the branches, and the stock.
  expect(calls).toBe(4)
})
