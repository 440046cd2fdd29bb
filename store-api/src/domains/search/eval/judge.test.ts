import { expect, test } from 'vitest'
import { condition, fitsAll, negation } from './condition.ts'
import type { Facts } from './facts.queries.ts'
import { judge } from './judge.ts'

const conditions = [condition('brand', 'nike')]
const fitting = (...ids: number[]) => ({ conditions, fitting: new Set(ids) })
const shown = (ids: number[], note: object | null = null) => ({ ids, total: ids.length, note })

const shirt: Facts = {
  id: 1,
  ar: 'تيشيرت',
  en: 'Liverpool home shirt',
  categories: ['football-kits', 'football-kits-home'],
  brand: 'adidas',
  club: 'liverpool',
  season: '2026-27',
  gender: 'men',
  colors: ['red', 'white'],
  price: 99_900,
  isOffer: false,
  items: [
    { color: 'red', size: 'm', inStock: true },
    { color: 'white', size: 'l', inStock: true },
    { color: 'red', size: 'xl', inStock: false },
  ],
}

test('an answer is right when all of its first five products fit, and half right when only the first does', () => {
  expect(judge(fitting(1, 2, 3, 4, 5, 6), shown([1, 2, 3, 4, 5]))).toBe('right')
  expect(judge(fitting(1, 2), shown([2]))).toBe('right')
  expect(judge(fitting(1, 2, 3, 4, 5, 6), shown([1, 2, 3, 4, 9]))).toBe('half')
  expect(judge(fitting(1, 2, 3, 4, 5, 6), shown([9, 1, 2, 3, 4]))).toBe('wrong')
})

test('nothing shown is wrong when something fits', () => {
  expect(judge(fitting(1), shown([]))).toBe('wrong')
})

test('behind the last product that fits others may follow only in an answer that left something out', () => {
  expect(judge(fitting(1, 2), shown([1, 2, 9]))).toBe('half')
  expect(judge(fitting(1, 2), shown([1, 2, 9], { leftOut: ['red'], notSold: [] }))).toBe('right')
  expect(judge(fitting(1), shown([1, 9], { leftOut: ['rad'], corrected: [{ typed: 'rad' }] }))).toBe('half')
  expect(judge(fitting(1, 2), shown([1, 9, 2], { leftOut: ['red'], notSold: [] }))).toBe('half')
})

test('of what is not sold nothing may be shown unless the answer says so', () => {
  const nothing = { conditions: [], fitting: new Set<number>() }
  expect(judge(nothing, shown([]))).toBe('right')
  expect(judge(nothing, shown([1]))).toBe('wrong')
  expect(judge(nothing, shown([1], { leftOut: [], notSold: [] }))).toBe('wrong')
  expect(judge(nothing, shown([1], { leftOut: ['whistle'], notSold: [] }))).toBe('right')
  expect(judge(nothing, shown([1], { leftOut: [], notSold: ['whistle'] }))).toBe('right')
})

test('to call what is sold not sold is wrong, whatever is shown', () => {
  expect(judge(fitting(1), shown([1], { leftOut: [], notSold: ['nike'] }))).toBe('wrong')
})

test('colour and size are of one variant, which has to be in stock', () => {
  const red = condition('color', 'red')
  expect(['m', 'l', 'xl'].map((size) => fitsAll(shirt, [red, condition('size', size)]))).toEqual([true, false, false])
})

test('a negation refuses every product that comes in the colour', () => {
  expect(
    [
      negation('color', 'white'),
      negation('color', 'black'),
      negation('brand', 'adidas'),
      negation('club', 'arsenal'),
    ].map((not) => fitsAll(shirt, [not])),
  ).toEqual([false, true, false, true])
})

test('men can wear what is for everybody, and girls what is for children but not for boys alone', () => {
  const fits = (audience: string, product: Partial<Facts>) =>
    fitsAll({ ...shirt, ...product }, [condition('gender', audience)])
  expect([
    fits('men', { gender: 'unisex' }),
    fits('women', { gender: 'unisex' }),
    fits('women', {}),
    fits('kids', { gender: 'unisex' }),
  ]).toEqual([true, true, false, false])
  expect([
    fits('girls', { gender: 'kids' }),
    fits('girls', { gender: 'kids', categories: ['kids', 'kids-boys'] }),
  ]).toEqual([true, false])
})

test('a price is of the product now, its limit included', () => {
  expect(
    [condition('priceTo', '999'), condition('priceTo', '998'), condition('priceFrom', '999')].map((price) =>
      fitsAll(shirt, [price]),
    ),
  ).toEqual([true, false, true])
})
