import { expect, test } from 'vitest'
import { placeOrder } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'

/** The bff's share of the 5 s that stock may be old; the browser reuses an answer for the other 2.5 s. */
const LIMIT = 2_500

type Variant = { id: string; available: number }
type Listed = { products: { nodes: { id: string; kind: string; variants: Variant[] }[] } }

/** A shop whose clock is set by hand; a product of it, with a variant of which a few are left. */
async function clockedShop() {
  let now = 1_000_000
  const shop = await startShop({ storeApi: { now: () => now } })
  const { data } = await shop.ask(
    '{ products(first: 60, filter: { inStock: true }) { nodes { id kind variants { id available } } } }',
  )
  const few = (data as unknown as Listed).products.nodes
    .filter(({ kind }) => kind === 'SIMPLE')
    .flatMap(({ id, variants }) => variants.map((variant) => ({ product: id, variant })))
    .find(({ variant }) => variant.available > 1 && variant.available < 6)
  if (!few) throw new Error('The demo shop has no variant of which a few are left')
  return { shop, ...few, pass: (ms: number) => void (now += ms) }
}

test.each([
  ['on the product page', 'query ($id: ID!) { product(id: $id) { variants { id available } } }'],
  ['in lists that show variants', 'query ($id: ID!) { productsByIds(ids: [$id]) { variants { id available } } }'],
])('what an order took is no longer offered %s, at most 2.5 s later', async (_, query) => {
  const { shop, product, variant, pass } = await clockedShop()
  const left = async () => {
    const { data, calls } = await shop.ask(query, { variables: { id: product } })
    const found = Object.values(
      data as unknown as Record<string, { variants: Variant[] } | { variants: Variant[] }[]>,
    ).flat()[0]
    return { available: found?.variants.find(({ id }) => id === variant.id)?.available, calls }
  }
  const { available: before = 0 } = await left()
  await placeOrder(await startShop(), 'id', variant.id)
  expect(await left()).toEqual({ available: before, calls: 0 })
  pass(LIMIT)
  expect(await left()).toMatchObject({ available: before - 1 })
})
