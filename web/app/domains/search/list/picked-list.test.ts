import { expect, test } from 'vitest'
import { pickedList, pickedPath } from './picked-list.ts'

test('a page keeps its own filter and order, whatever its address says; the visitor picks one department', () => {
  const { filter, variables, category } = pickedList({ search: '?category=shoes&sort=price-asc&club=zamalek&q=x' }, { offers: true, sort: 'discount' })
  expect([category, filter.category, filter.club, filter.q, filter.sort]).toEqual(['shoes', ['shoes'], [], '', 'discount'])
  expect(variables).toEqual({ filter: { category: ['shoes'], offers: true }, sort: 'DISCOUNT', after: null })
})

test('without a department the page shows all of them', () => {
  expect(pickedList({ search: '?category=' }, { sort: 'newest' }).variables).toEqual({ filter: {}, sort: 'NEWEST', after: null })
})

test('one page has one address', () => {
  expect(pickedPath({ pathname: '/offers', search: '?x=1&category=shoes&after=abc' })).toBe('/offers?category=shoes')
  expect(pickedPath({ pathname: '/offers', search: '?x=1' })).toBe('/offers')
})
