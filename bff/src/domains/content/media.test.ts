import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop } from '#src/testing/shop.ts'

const { ask } = await startShop()
const schema = buildSchema([])

test('photos with every field, in pages and by album, cost one call each', async () => {
  const fields = everythingOf(schema, 'PhotoConnection', 4)
  const all = await ask(`{ photos(first: 5) ${fields} }`)
  expect(all).toMatchObject({ errors: [], calls: 1, data: { photos: { pageInfo: { hasNextPage: true } } } })
  const shop = await ask(
    `{ photos(first: 60, album: "shop") { totalCount nodes { id album { slug count } image { url(width: 480) } } } }`,
  )
  const { photos } = shop.data as unknown as {
    photos: { nodes: { id: string; album: { slug: string; count: number } }[]; totalCount: number }
  }
  const { nodes, totalCount } = photos
  expect([shop.calls, nodes.length]).toEqual([1, totalCount])
  const one = await ask(
    `{ photo(id: "${nodes[0]?.id}") { album { slug } } lost: photo(id: "999999") { id } odd: photo(id: "x") { id } }`,
  )
  expect(one).toMatchObject({
    errors: [],
    calls: 2,
    data: { photo: { album: { slug: 'shop' } }, lost: null, odd: null },
  })
})

test('videos with every field cost one call', async () => {
  const { data, errors, calls } = await ask(`{ videos(first: 20) ${everythingOf(schema, 'VideoConnection', 4)} }`)
  expect({ errors, calls }).toEqual({ errors: [], calls: 1 })
  expect(data).toMatchObject({
    videos: { nodes: expect.arrayContaining([expect.objectContaining({ slug: 'cash-on-delivery', hasSound: false })]) },
  })
  expect(await ask(`{ video(slug: "penalty") { id } saved: video(slug: "saved-penalty") { seconds } }`)).toMatchObject({
    errors: [],
    data: { video: null, saved: { seconds: 7 } },
  })
})
