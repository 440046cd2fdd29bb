import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

const everything = `{
  terms didYouMean
  products { id slug name price { formatted } image { base } club { slug } }
  clubs { id slug name emblem { pattern colors } } brands { id slug name } categories { id slug name }
}`
const suggestions = `query ($q: String!, $first: Int!) { searchSuggestions(q: $q, first: $first) ${everything} }`

type Suggestions = { terms: string[]; products: { id: string }[]; clubs: { slug: string; name: string }[] }

test('suggestions cost one call, and none when the same text was asked before', async () => {
  const { ask } = await startShop()
  const variables = { q: 'الأهلي', first: 6 }
  const { data, errors, calls } = await ask(suggestions, { variables, headers: { 'accept-language': 'ar' } })
  expect({ errors, calls }).toEqual({ errors: [], calls: 1 })
  const { products, clubs } = data?.searchSuggestions as unknown as Suggestions
  expect(products).toHaveLength(6)
  expect(clubs[0]).toMatchObject({ slug: 'al-ahly', name: 'الأهلي' })
  expect((await ask(suggestions, { variables, headers: { 'accept-language': 'ar' } })).calls).toBe(0)
})

test('an empty text suggests popular searches in the language of the visitor', async () => {
  const { ask } = await startShop()
  const popular = async (language: string) => {
    const { data } = await ask(`{ searchSuggestions ${everything} }`, { headers: { 'accept-language': language } })
    return (data?.searchSuggestions as unknown as Suggestions).terms[0]
  }
  expect([await popular('ar'), await popular('en')]).toEqual(['تيشيرت الأهلي', 'al ahly shirt'])
})

test('more suggestions than there may be are refused', async () => {
  const { ask } = await startShop()
  const { errors } = await ask(suggestions, { variables: { q: 'a', first: 13 } })
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('products by id come in one call, in the order of the ids, without those that the shop does not have', async () => {
  const { ask } = await startShop()
  const { data } = await ask('{ products(first: 3, sort: NEWEST) { nodes { id } } }')
  const [a, b, c] = (data?.products as unknown as { nodes: { id: string }[] }).nodes.map(({ id }) => id)
  const ids = [c, '999999999', 'ahly', '-1', '0', '99999999999999999999', a, b]
  const found = await ask('query ($ids: [ID!]!) { productsByIds(ids: $ids) { id name description } }', {
    variables: { ids },
  })
  // The descriptions of all of them are the second call.
  expect({ errors: found.errors, calls: found.calls }).toEqual({ errors: [], calls: 2 })
  expect(found.data?.productsByIds).toMatchObject([{ id: c }, { id: a }, { id: b }])
})

test('no ids need no call, and more than a hundred are refused', async () => {
  const { ask } = await startShop()
  const byIds = (ids: string[]) =>
    ask('query ($ids: [ID!]!) { productsByIds(ids: $ids) { id } }', { variables: { ids } })
  expect(await byIds([])).toMatchObject({ data: { productsByIds: [] }, calls: 0 })
  expect((await byIds(Array.from({ length: 101 }, (_, i) => String(i + 1)))).errors[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  )
})
