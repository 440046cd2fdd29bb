import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'

test('serves the schema and the policies of caches in production, where introspection is off, and 304 for a known one', async () => {
  const { app } = await startBff('http://127.0.0.1:1', { env: { NODE_ENV: 'production' } })
  const { statusCode, headers, body } = await app.inject('/graphql/schema.graphql')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=300',
  ])
  expect(buildSchema(body).getMutationType()?.getFields()).toHaveProperty('orderPlace')
  const known = await app.inject({ url: '/graphql/schema.graphql', headers: { 'if-none-match': headers.etag } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const policies = await app.inject('/graphql/cache-policies.json')
  expect([policies.headers['content-type'], policies.json()]).toMatchObject([
    'application/json; charset=utf-8',
    {
      possibleTypes: { PostalAddress: ['Address', 'DeliveryAddress'] },
      valueTypes: expect.arrayContaining(['Home', 'Money', 'PageInfo']),
      connections: { Customer: { orders: ['group'] }, Query: { products: ['filter', 'sort'] } },
    },
  ])
})
