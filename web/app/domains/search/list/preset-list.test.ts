import { expect, test } from 'vitest'
import { presetList, presetPath } from './preset-list.ts'

test('a page keeps its filter and sorting, whatever its URL says; the visitor can pick a department', () => {
  const { filter, variables, category } = presetList(
    { search: '?category=shoes&sort=price-asc&club=zamalek&q=x' },
    { offers: true, sort: 'discount' },
  )
  expect([category, filter.category, filter.club, filter.q, filter.sort]).toEqual([
    'shoes',
    ['shoes'],
    [],
    '',
    'discount',
  ])
  expect(variables).toEqual({
    filter: { category: ['shoes'], offers: true },
    sort: 'DISCOUNT',
    after: null,
    colored: false,
  })
})

test('without a department the page shows all of them', () => {
  expect(presetList({ search: '?category=' }, { sort: 'newest' }).variables).toEqual({
    filter: {},
    sort: 'NEWEST',
    after: null,
    colored: false,
  })
})

test('one page has one URL', () => {
  expect(presetPath({ pathname: '/offers', search: '?x=1&category=shoes&after=abc' })).toBe('/offers?category=shoes')
  expect(presetPath({ pathname: '/offers', search: '?x=1' })).toBe('/offers')
})
