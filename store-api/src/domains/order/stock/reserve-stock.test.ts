import { expect, test } from 'vitest'
import { chooseBranches } from './reserve-stock.ts'
import type { StockLevel } from './stock.queries.ts'

const [CAIRO, GIZA] = [1, 2]
const level = (variantId: number, branchId: number, free: number, stateId = CAIRO): StockLevel => ({
  variantId,
  branchId,
  stateId,
  free,
})
const branchesOf = (needs: [number, number][][], levels: StockLevel[]) =>
  chooseBranches(
    needs.map((need) => new Map(need)),
    levels,
    CAIRO,
  ).map(({ line, variantId, branchId, quantity }) => [line, variantId, branchId, quantity])

test('prefers one branch with all units to nearer branches with a part of them', () => {
  const levels = [level(1, 1, 9), level(2, 2, 9), level(1, 3, 2, GIZA), level(2, 3, 1, GIZA)]
  expect(branchesOf([[[1, 2]], [[2, 1]]], levels)).toEqual([
    [0, 1, 3, 2],
    [1, 2, 3, 1],
  ])
})

test('of several branches with all units, prefers the governorate, then the most stock', () => {
  expect(branchesOf([[[1, 1]]], [level(1, 1, 50, GIZA), level(1, 2, 3), level(1, 3, 4)])).toEqual([[0, 1, 3, 1]])
})

test('without a branch that has all units, starts with the governorate, then with the most stock', () => {
  const levels = [level(1, 1, 3, GIZA), level(1, 2, 1), level(1, 3, 2), level(1, 4, 4, GIZA)]
  expect(branchesOf([[[1, 6]]], levels)).toEqual([
    [0, 1, 3, 2],
    [0, 1, 2, 1],
    [0, 1, 4, 3],
  ])
})

test('ignores the stock of variants that the order does not need', () => {
  expect(branchesOf([[[1, 2]]], [level(2, 2, 9), level(1, 3, 2, GIZA)])).toEqual([[0, 1, 3, 2]])
})

test('shares the stock of a variant between its lines', () => {
  expect(
    branchesOf(
      [
        [[1, 2]],
        [
          [1, 1],
          [2, 1],
        ],
      ],
      [level(1, 1, 2), level(1, 2, 1), level(2, 2, 1)],
    ),
  ).toEqual([
    [0, 1, 1, 2],
    [1, 1, 2, 1],
    [1, 2, 2, 1],
  ])
})

test('throws when the stock is below the need', () => {
  expect(() => branchesOf([[[1, 3]]], [level(1, 1, 2)])).toThrow(/1 units of variant 1/)
})

test('of equally near branches with equal stock, prefers the first', () => {
  expect(branchesOf([[[1, 1]]], [level(1, 4, 3), level(1, 3, 3)])).toEqual([[0, 1, 3, 1]])
})

test('the most stock is that of all needed variants together', () => {
  const levels = [level(1, 1, 5), level(2, 1, 1), level(1, 2, 4), level(2, 2, 4)]
  expect(
    branchesOf(
      [
        [
          [1, 1],
          [2, 1],
        ],
      ],
      levels,
    ),
  ).toEqual([
    [0, 1, 2, 1],
    [0, 2, 2, 1],
  ])
})

test('a branch with the units of each line, but not of all lines together, is not preferred', () => {
  const levels = [level(1, 1, 2), level(1, 2, 3, GIZA)]
  expect(branchesOf([[[1, 2]], [[1, 1]]], levels)).toEqual([
    [0, 1, 2, 2],
    [1, 1, 2, 1],
  ])
})
