import { expect, test } from 'vitest'
import { breakingChanges } from './contracts.ts'

const before = 'type Query { product(id: ID!): Product } type Product { id: ID! name: String! }'

test('reports a removed field', () => {
  const after = 'type Query { product(id: ID!): Product } type Product { id: ID! }'
  expect(breakingChanges(before, after)).toEqual(['Product.name was removed.'])
})

test('reports a new required argument', () => {
  const after = before.replace('id: ID!)', 'id: ID!, branch: ID!)')
  expect(breakingChanges(before, after)).toEqual([expect.stringContaining('branch')])
})

test('allows a new field, type or optional argument', () => {
  const after = `${before.replace('id: ID!)', 'id: ID!, branch: ID)')} extend type Product { price: Int } type Extra { id: ID }`
  expect(breakingChanges(before, after)).toEqual([])
})
