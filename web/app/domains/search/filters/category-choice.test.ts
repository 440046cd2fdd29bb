import { expect, test } from 'vitest'
import {
  asPageFilter,
  splitByLevel,
  categoryCounts,
  rootOf,
  trailOf,
  withCategory,
  withSubCategory,
} from './category-choice.ts'
import type { Facet } from './facets.ts'
import { filterPath, readFilter } from '#app/domains/search/list-filter.ts'

const categories = [
  {
    slug: 'men',
    name: 'رجالي',
    children: [
      { slug: 'men-hoodies', name: 'هوديز' },
      { slug: 'men-socks', name: 'شرابات' },
    ],
  },
  { slug: 'shoes', name: 'أحذية', children: [{ slug: 'boots', name: 'كورة' }] },
]
const read = (search: string) => readFilter(new URLSearchParams(search))

test('choosing a subcategory also chooses its department', () => {
  expect(filterPath(withSubCategory(read('category=men'), categories, 'men-socks', true))).toBe(
    '/search?category=men&sub=men-socks',
  )
  expect(filterPath(withSubCategory(read(''), categories, 'men-socks', true))).toBe(
    '/search?category=men&sub=men-socks',
  )
  expect(filterPath(withSubCategory(read('category=men&sub=men-socks'), categories, 'men-socks', false))).toBe(
    '/search?category=men',
  )
})

test('choosing another department drops foreign subcategories', () => {
  expect(filterPath(withCategory(read('category=men&sub=men-socks'), categories, 'shoes', true))).toBe(
    '/search?category=men&category=shoes',
  )
  expect(filterPath(withCategory(read('category=men&category=shoes&sub=boots'), categories, 'men', false))).toBe(
    '/search?category=shoes&sub=boots',
  )
  expect(filterPath(withCategory(read('category=men&category=shoes&sub=boots'), categories, 'shoes', false))).toBe(
    '/search?category=men',
  )
})

test('the page of a subcategory shows its department and itself as chosen', () => {
  expect(splitByLevel(read('category=men-hoodies'), categories)).toMatchObject({
    category: ['men'],
    subCategory: ['men-hoodies'],
  })
  expect(filterPath(withSubCategory(read('category=men-hoodies'), categories, 'men-socks', true))).toBe(
    '/search?category=men&sub=men-hoodies&sub=men-socks',
  )
  // Two departments together are not a choice below one of them.
  expect(splitByLevel(read('category=men-hoodies&category=shoes'), categories).subCategory).toEqual([])
})

test('one list has one page, whichever URL it was opened by', () => {
  const pages = ['category=men-hoodies', 'category=men&sub=men-hoodies', 'sub=men-hoodies&category=men'].map((search) =>
    filterPath(asPageFilter(read(search), categories)),
  )
  expect(new Set(pages)).toEqual(new Set(['/search?category=men-hoodies']))
  expect(filterPath(asPageFilter(read('category=men&sub=men-hoodies&sub=men-socks'), categories))).toBe(
    '/search?category=men&sub=men-hoodies&sub=men-socks',
  )
})

test('a single category has breadcrumbs, several have none', () => {
  expect(trailOf(categories, read('category=men-socks')).map(({ slug }) => slug)).toEqual(['men', 'men-socks'])
  expect(trailOf(categories, read('category=men&sub=men-socks')).map(({ slug }) => slug)).toEqual(['men', 'men-socks'])
  expect(trailOf(categories, read('category=men&category=shoes'))).toEqual([])
  expect(rootOf(categories, read('category=no-such'))).toBeUndefined()
})

test('counts below a department come from the facet that leaves its own choice aside', () => {
  const value = (slug: string, count: number) =>
    ({ __typename: 'FacetValue', slug, label: slug, count, hex: null, emblem: null }) as const
  const facets: Facet[] = [
    { __typename: 'Facet', name: 'CATEGORY', values: [value('men', 3), value('men-hoodies', 3)] },
    { __typename: 'Facet', name: 'SUB_CATEGORY', values: [value('men-hoodies', 3), value('men-socks', 5)] },
  ]
  expect(categoryCounts(facets, read('category=men&sub=men-hoodies')).get('men-socks')).toBe(5)
  expect(categoryCounts(facets, read('category=men')).get('men-socks')).toBeUndefined()
})
