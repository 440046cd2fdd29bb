import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

test('the offers page, with its list and the parts of its bundles, costs three calls', async () => {
  const { ask } = await startShop()
  const { data, errors, calls } = await ask(`{
    offers { campaign { title text endsAt } bundles { id name price { formatted } parts { position product { name image { base } } } } }
    products(first: 24, filter: { offers: true }, sort: DISCOUNT) { totalCount nodes { discountPercent } }
  }`)
  expect({ errors, calls }).toEqual({ errors: [], calls: 3 })
  const { offers, products } = data as unknown as {
    offers: { campaign: { endsAt: string } | null; bundles: { parts: unknown[] }[] }
    products: { nodes: { discountPercent: number }[] }
  }
  expect(Date.parse(offers.campaign?.endsAt ?? '')).toBeGreaterThan(Date.now())
  expect(offers.bundles.map(({ parts }) => parts.length > 1)).not.toContain(false)
  expect(offers.bundles.length).toBeGreaterThan(3)
  expect(products.nodes.every(({ discountPercent }) => discountPercent > 0)).toBe(true)
})
