import { expect, test } from 'vitest'
import type { SearchNote_ConnectionFragment } from './__generated__/search-note.ts'
import { noted, understood } from './list/search-note.fixture.ts'
import { filterPath, readFilter } from './list-filter.ts'
import { understoodFilter } from './understood-filter.ts'

const pathOf = (search: string, connection: SearchNote_ConnectionFragment) =>
  decodeURIComponent(filterPath(understoodFilter(readFilter(new URLSearchParams(search)), connection)))

const sentence = noted({
  words: 'تيشيرت',
  filters: [
    understood('CLUB', 'al-ahly'),
    understood('GENDER', 'unisex'),
    understood('GENDER', 'men'),
    understood('IN_STOCK', 'true'),
    understood('PRICE_TO', '1000.00'),
  ],
  sort: 'BEST_SELLER',
})

test('conditions of a text become filters, and the other words stay', () => {
  expect(pathOf('q=كلام&color=red', sentence)).toBe(
    '/search?q=تيشيرت&club=al-ahly&for=men&for=unisex&color=red&max=1000&stock=1&sort=best-seller',
  )
})

test('the URL wins', () => {
  expect(pathOf('q=كلام&for=kids&max=500&sort=newest', sentence)).toBe(
    '/search?q=تيشيرت&club=al-ahly&for=kids&max=500&stock=1&sort=newest',
  )
})

test('a text that is nothing but conditions leaves no words', () => {
  expect(pathOf('q=كلام', noted({ filters: [understood('BRAND', 'adidas'), understood('OFFERS', 'true')] }))).toBe(
    '/search?brand=adidas&offers=1',
  )
  expect(pathOf('q=الارخص', noted({ sort: 'PRICE_ASC' }))).toBe('/search?sort=price-asc')
})

test('bounds of a price are rounded so that no product is lost', () => {
  expect(
    pathOf('q=كلام', noted({ filters: [understood('PRICE_FROM', '99.50'), understood('PRICE_TO', '200.50')] })),
  ).toBe('/search?min=99&max=201')
})

test('a text without conditions stays as it was typed', () => {
  expect(pathOf('q=adidsa&size=m', noted({ words: 'adidas' }))).toBe('/search?q=adidsa&size=m')
  expect(pathOf('size=m', { ...noted({}), searchNote: null })).toBe('/search?size=m')
})

test('the conditions of something that is not sold are not applied', () => {
  const watch = { notSold: ['ساعة'], filters: [understood('GENDER', 'men')] }
  expect(pathOf('q=ساعة رجالي', noted(watch, 0))).toBe('/search?q=ساعة+رجالي')
  expect(pathOf('q=ساعة رجالي', noted(watch, 3))).toBe('/search?for=men')
})
