import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop } from '#src/testing/shop.ts'

test('13 branches tell everything about themselves', async () => {
  const { ask } = await startShop()
  const { data, errors } = await ask(`{ branches ${everythingOf(buildSchema([]), 'Branch', 0)} }`)
  expect([(data?.branches as unknown as unknown[]).length, errors]).toEqual([13, []])
})

test('branches are found by governorate, id and slug', async () => {
  const { ask } = await startShop()
  const { data: all } = await ask('{ branches { id slug state { id } } }')
  const [branch, ...others] = all?.branches as unknown as { id: string; slug: string; state: { id: string } }[]
  const near = [branch, ...others].filter((other) => other?.state.id === branch?.state.id).length
  const { data } = await ask(
    `{ near: branches(stateId: "${branch?.state.id}") { id } byId: branch(id: "${branch?.id}") { slug } bySlug: branch(id: "${branch?.slug}") { id } none: branch(id: "no-such") { id } }`,
  )
  expect(data).toMatchObject({
    near: expect.objectContaining({ length: near }),
    byId: { slug: branch?.slug },
    bySlug: { id: branch?.id },
    none: null,
  })
})

test('the deprecated coordinates are those of the location', async () => {
  const { ask } = await startShop()
  const { data } = await ask('{ branches { lat lng location { latitude longitude } } }')
  const branches = data?.branches as unknown as {
    lat: number
    lng: number
    location: { latitude: number; longitude: number }
  }[]
  expect(branches.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))).toEqual(
    branches.map(({ location }) => location),
  )
})
