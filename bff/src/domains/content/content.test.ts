import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop } from '#src/testing/shop.ts'

test('the first page, with every field of its cards, costs one call', async () => {
  const { ask } = await startShop()
  const schema = buildSchema([])
  const details = ['Brand', 'Variant', 'BundlePart', 'GalleryImage', 'Category', 'Product']
  const card = `{ id slug name image { base } price { formatted } colors { color { hex } } sizes { size { label } } }`
  const home = everythingOf(schema, 'Home', 2, details).replace(
    /\}$/,
    ` newest ${card} bestSellers ${card} offers ${card} bundles ${card} categories { name } }`,
  )
  const { data, errors, calls } = await ask(`{ home ${home} }`)
  expect({ errors, calls }).toEqual({ errors: [], calls: 1 })
  expect(data).toMatchObject({
    home: { newest: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]) },
  })
})

test('a row of the first page has as many products as were asked for', async () => {
  const { ask } = await startShop()
  const { data } = await ask('{ home { newest { slug } few: newest(first: 2) { slug } } }')
  const { newest, few } = (data as unknown as { home: Record<'newest' | 'few', object[]> }).home
  expect(newest.length).toBeGreaterThan(2)
  expect(few).toEqual(newest.slice(0, 2))
})
