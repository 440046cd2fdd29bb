import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

interface Policies {
  possibleTypes: Record<string, string[]>
  valueTypes: string[]
  connections: Record<string, Record<string, string[]>>
}

const shop = await startShop()
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const policies = (await (await fetch(`${origin}/graphql/cache-policies.json`)).json()) as Policies

/** Parts of a page that select different fields of the same value objects. */
const parts = ['amount', 'formatted'].map(
  (field) => gql`
  query { product(id: "1") { id price { ${field} } rating { ${field === 'amount' ? 'average' : 'count'} } } home { ${field === 'amount' ? 'newest { id }' : 'bestSellers { id }'} } }
`,
)

/** Shows all parts until nothing is sent any more; returns what each shows, and the number of requests. */
async function show(cache: InMemoryCache) {
  let requests = 0
  const counted: typeof fetch = (...request) => ((requests += 1), fetch(...request))
  const client = new ApolloClient({ link: new HttpLink({ uri: `${origin}/graphql`, fetch: counted }), cache })
  onTestFinished(() => client.stop())
  const shown = parts.map((query) => client.watchQuery({ query }))
  const watched = shown.map((part) => part.subscribe({}))
  onTestFinished(() => watched.forEach((part) => part.unsubscribe()))
  for (let before = -1; before !== requests; await sleep(700)) before = requests
  return { requests, shown: shown.map((part) => part.getCurrentResult().data) }
}

const whole = [
  {
    product: { price: { amount: expect.any(String) }, rating: { average: expect.any(Number) } },
    home: { newest: expect.any(Array) },
  },
  {
    product: { price: { formatted: expect.any(String) }, rating: { count: expect.any(Number) } },
    home: { bestSellers: expect.any(Array) },
  },
]

test('with the published policies parts of a page share value objects, and each asks once', async () => {
  const typePolicies = Object.fromEntries(policies.valueTypes.map((type) => [type, { merge: true }]))
  const { requests, shown } = await show(new InMemoryCache({ possibleTypes: policies.possibleTypes, typePolicies }))
  expect([requests, shown]).toMatchObject([parts.length, whole])
})

test('with a bare InMemoryCache parts of a page keep their own data, and stop asking after one more request each', async () => {
  const { requests, shown } = await show(new InMemoryCache())
  expect(shown).toMatchObject(whole)
  expect(requests).toBeLessThanOrEqual(2 * parts.length)
})
