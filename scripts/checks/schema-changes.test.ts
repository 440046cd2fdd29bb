import { expect, test } from 'vitest'
import { breakingChanges } from './schema-changes.ts'

const before = 'type Query { product(id: ID!): Product } type Product { id: ID! name: String! }'

test('a removed field breaks clients', () => {
  const after = 'type Query { product(id: ID!): Product } type Product { id: ID! }'
  expect(breakingChanges(before, after)).toEqual(['Product.name was removed.'])
})

test('a new required argument breaks clients', () => {
  const after = before.replace('id: ID!)', 'id: ID!, branch: ID!)')
  expect(breakingChanges(before, after)).toEqual([expect.stringContaining('branch')])
})

test('a new field, type or optional argument breaks nobody', () => {
  const after = `${before.replace('id: ID!)', 'id: ID!, branch: ID)')} extend type Product { price: Int } type Extra { id: ID }`
  expect(breakingChanges(before, after)).toEqual([])
})
