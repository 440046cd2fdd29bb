import { expect, test } from 'vitest'
import { rootOf, trailOf, withCategory } from './category-choice.ts'
import { readFilter } from './list-filter.ts'

const categories = [
  { slug: 'men', name: 'رجالي', children: [{ slug: 'men-hoodies', name: 'هوديز' }, { slug: 'men-socks', name: 'شرابات' }] },
  { slug: 'shoes', name: 'أحذية', children: [] },
]
const chosen = (...category: string[]) => ({ ...readFilter(new URLSearchParams()), category })

test('a department and what is in it do not stand beside one another', () => {
  expect(withCategory(chosen('men'), categories, 'men-socks', true).category).toEqual(['men-socks'])
  expect(withCategory(chosen('men-hoodies', 'men-socks', 'shoes'), categories, 'men', true).category).toEqual(['men', 'shoes'])
  expect(withCategory(chosen('men-hoodies', 'men-socks'), categories, 'men-socks', false).category).toEqual(['men-hoodies'])
})

test('one category has a way to it, several have none', () => {
  expect(trailOf(categories, chosen('men-socks')).map(({ slug }) => slug)).toEqual(['men', 'men-socks'])
  expect(trailOf(categories, chosen('men', 'shoes'))).toEqual([])
  expect(rootOf(categories, chosen('no-such'))).toBeUndefined()
})
