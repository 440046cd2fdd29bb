import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

test('the best selling clubs with all their kits, and who makes them, cost three calls, however many clubs', async () => {
  const { ask } = await startShop()
  const { data, errors, calls } = await ask(`{
    topClubs(first: 30) { slug kind productCount image { base } kitSupplier { slug about } kits { slug kitType season { name } price { formatted } } }
  }`)
  expect({ errors, calls }).toEqual({ errors: [], calls: 3 })
  const clubs = (
    data as unknown as { topClubs: { productCount: number; image: unknown; kits: { kitType: string | null }[] }[] }
  ).topClubs
  expect(clubs).toHaveLength(30)
  expect(clubs.filter(({ productCount, image }) => productCount === 0 || image === null)).toEqual([])
  expect(clubs.every(({ kits }) => kits.every(({ kitType }) => kitType !== null))).toBe(true)
})

test('the best selling brands cost one call, as many as asked for', async () => {
  const { ask } = await startShop()
  const { data, errors, calls } = await ask('{ topBrands(first: 5) { slug image { base } productCount } }')
  expect({ errors, calls }).toEqual({ errors: [], calls: 1 })
  expect((data as unknown as { topBrands: { image: unknown }[] }).topBrands.map(({ image }) => image === null)).toEqual(
    Array(5).fill(false),
  )
})

test('the page of a club with its kits and best sellers costs three calls', async () => {
  const { ask } = await startShop()
  const { errors, calls } = await ask(`{
    club(id: "al-ahly") { name founded kits { slug } kitSupplier { name } }
    products(first: 10, filter: { club: ["al-ahly"] }, sort: BEST_SELLER) { totalCount nodes { name image { base } colors { color { hex } } } }
  }`)
  expect({ errors, calls }).toEqual({ errors: [], calls: 3 })
})

test.each(['topClubs(first: 0)', 'topClubs(first: 61)', 'topBrands(first: -1)'])('%s is refused', async (field) => {
  const { ask } = await startShop()
  expect((await ask(`{ ${field} { id } }`)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
