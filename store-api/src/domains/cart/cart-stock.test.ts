import { expect, test } from 'vitest'
import { componentsOf, partsFit, shareStock, variantIdsOf } from './cart-stock.ts'
import { bundle, variant, variantsOf } from './variants.fixture.ts'

/** A kit of one shirt (product 10) and two socks (product 20). */
const kit = bundle(9, [
  [10, 1],
  [20, 2],
])
const all = variantsOf(variant(1, { free: 3 }), variant(2, { free: 5 }), variant(3, { sellable: false, free: 9 }), kit)
const needs = (variantId: number, parts: number[] = [], variants = all) => {
  const components = componentsOf({ variantId, parts }, variants)
  return components && [...components]
}

test('one unit of a simple product needs one unit of its variant', () => {
  expect(needs(1)).toEqual([[1, 1]])
})

test('one unit of a bundle needs the units of its parts', () => {
  expect(needs(9, [1, 2])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('a bundle that holds one product twice needs the units of both', () => {
  const twice = variantsOf(
    variant(1),
    bundle(9, [
      [10, 1],
      [10, 2],
    ]),
  )
  expect(needs(9, [1, 1], twice)).toEqual([[1, 3]])
})

test.each([
  ['an unknown variant', 7, []],
  ['a variant that is not for sale', 3, []],
  ['a simple product with parts', 1, [2]],
  ['a bundle without its parts', 9, []],
  ['a bundle with a part missing', 9, [1]],
  ['a bundle with an unknown part', 9, [1, 7]],
  ['a bundle with parts in the wrong order', 9, [2, 1]],
  ['a bundle with a part too many', 9, [1, 2, 2]],
])('%s cannot be bought', (_, variantId, parts) => {
  expect(needs(variantId, parts)).toBeNull()
})

test('a bundle with a part that is not for sale cannot be bought', () => {
  expect(needs(9, [1, 2], variantsOf(variant(1), variant(2, { sellable: false }), kit))).toBeNull()
})

test('a bundle without parts fits no choice', () => {
  expect(partsFit(bundle(9, []), [], all)).toBe(false)
  expect(partsFit(variant(1), [], all)).toBe(true)
})

test('lines take their quantity from the stock in order', () => {
  const line = (variantId: number, quantity: number, parts: number[] = []) => ({ variantId, parts, quantity })
  expect(shareStock([line(1, 2), line(1, 2), line(1, 1)], all)).toEqual([3, 1, 0])
  expect(shareStock([line(9, 2, [1, 2]), line(2, 1), line(1, 9)], all)).toEqual([2, 1, 1])
  expect(shareStock([line(3, 1), line(7, 1)], all)).toEqual([0, 0])
})

test('a line has no less than nothing', () => {
  expect(shareStock([{ variantId: 1, parts: [], quantity: 1 }], variantsOf(variant(1, { free: -2 })))).toEqual([0])
  expect(shareStock([{ variantId: 1, parts: [], quantity: 1 }], variantsOf(variant(1, { free: null })))).toEqual([0])
})

test('the variants of a choice are its own and those of its parts, each once', () => {
  expect(
    variantIdsOf([
      { variantId: 9, parts: [1, 2] },
      { variantId: 1, parts: [] },
    ]),
  ).toEqual([9, 1, 2])
})
