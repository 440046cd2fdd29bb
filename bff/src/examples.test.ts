import { readFileSync } from 'node:fs'
import { parse, validate } from 'graphql'
import { createClient } from 'graphql-sse'
import { expect, onTestFinished, test } from 'vitest'
import { examples, type Facts, factsIn, filled } from './examples.ts'
import { buildSchema } from './graphql/schema.ts'
import { startShop, visitorOf } from './testing/shop.ts'

test.each([
  ['a guest', false],
  ['a customer', true],
])('the examples of GraphiQL work one after the other, up to an order that is followed, for %s', async (_who, logsIn) => {
  const shop = await startShop()
  onTestFinished(() => {
    shop.app.server.closeAllConnections()
    return shop.app.close()
  })
  const visit = visitorOf(shop)
  const headers: Record<string, string> = {}
  let facts: Facts = {}
  const answered: string[] = []
  const moves: unknown[] = []
  for (const { query, variables } of examples) {
    if (query.includes('mutation LogIn') && !logsIn) continue
    if (query.includes('subscription')) {
      const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
      const client = createClient({ url, retryAttempts: 0, headers })
      const { value } = await client.iterate({ query, variables: filled(variables, facts) }).next()
      moves.push(value)
      client.dispose()
      continue
    }
    const { data, errors } = await visit(query, filled(variables, facts), headers)
    expect(errors).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/"userErrors":\[\{/)
    answered.push(...Object.keys(data ?? {}))
    facts = { ...facts, ...factsIn(data ?? {}) }
    const { token } = (data?.accountLogin ?? {}) as { token?: string }
    if (token) headers.authorization = `Bearer ${token}`
  }
  expect(moves).toMatchObject([{ data: { orderMoved: { seq: 1 } } }])
  expect(answered).toEqual([
    'products', 'product', 'accountRegister', ...(logsIn ? ['accountLogin'] : []), 'cartLinesAdd', 'cartContactUpdate', 'cartAddressUpdate',
    'orderPlace', 'order', 'productRequestAdd',
  ])
})

test('the operations of the guide fit the schema', () => {
  const guide = readFileSync(new URL('../../docs/graphql-guide.md', import.meta.url), 'utf8')
  const operations = [...guide.matchAll(/"query":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text ?? '') as string)
  expect(operations).toHaveLength(3)
  expect(operations.flatMap((operation) => validate(buildSchema([]), parse(operation)))).toEqual([])
})
