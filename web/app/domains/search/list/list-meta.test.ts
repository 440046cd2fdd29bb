import { expect, test } from 'vitest'
import { readFilter } from '#app/domains/search/list-filter.ts'
import { isPageOfItsOwn } from './list-meta.ts'

const isPage = (search: string) => isPageOfItsOwn(readFilter(new URLSearchParams(search)))

test.each([
  '',
  'category=shoes',
  'club=al-ahly',
  'brand=nike',
  'brand=nike&category=shoes&club=al-ahly',
  'lang=en&utm_source=x',
])('the list of %j is a page for search engines', (search) => {
  expect(isPage(search)).toBe(true)
})

test.each([
  'q=nike',
  'sort=newest',
  'category=shoes&category=bags',
  'club=a&club=b',
  'size=m',
  'color=red',
  'season=2026-27',
  'kit=home',
  'for=men',
  'branch=maadi',
  'min=100',
  'max=900',
  'offers=1',
  'stock=1',
  'coming=1',
  'category=shoes&sort=price-asc',
])('the list of %j is not', (search) => {
  expect(isPage(search)).toBe(false)
})
