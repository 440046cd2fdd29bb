import { expect, test } from 'vitest'
import { readFilter } from './list-filter.ts'
import { listVariables } from './list-query.ts'

const variables = (search: string, after: string | null = null) =>
  listVariables(readFilter(new URLSearchParams(search)), after)

test('an empty filter queries everything', () => {
  expect(variables('')).toEqual({ filter: {}, sort: 'RELEVANCE', after: null, colored: false })
})

test('a filter is converted to the input type of the schema', () => {
  expect(
    variables('q=قميص&club=zamalek&size=l&size=m&min=100&max=900&offers=1&stock=1&sort=price-desc', 'abc'),
  ).toEqual({
    filter: {
      q: 'قميص',
      club: ['zamalek'],
      size: ['l', 'm'],
      priceFrom: '100',
      priceTo: '900',
      offers: true,
      inStock: true,
    },
    sort: 'PRICE_DESC',
    after: 'abc',
    colored: true,
  })
})

test('pictures of colours are asked for where a colour may be wanted', () => {
  const searches = ['', 'club=zamalek', 'color=red', 'q=أحمر']
  expect(searches.map((search) => variables(search).colored)).toEqual([false, false, true, true])
})

test('an oversized cursor is ignored', () => {
  expect(variables('', 'x'.repeat(401)).after).toBeNull()
})

test('enum values are upper-cased, others are kept', () => {
  expect(variables('sub=men-hoodies&kit=home&for=kids&coming=1&sort=top-rated')).toEqual({
    filter: { subCategory: ['men-hoodies'], kitType: ['HOME'], gender: ['KIDS'], coming: true },
    sort: 'TOP_RATED',
    after: null,
    colored: false,
  })
})
