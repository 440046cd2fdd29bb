import { expect, test } from 'vitest'
import { chooseBranches } from './branch-choice.ts'
import type { ShelfRow } from './stock.queries.ts'

const [CAIRO, GIZA] = [1, 2]
const shelf = (variantId: number, branchId: number, free: number, stateId = CAIRO): ShelfRow => ({
  variantId,
  branchId,
  stateId,
  free,
})
const branchesOf = (needs: [number, number][][], shelves: ShelfRow[]) =>
  chooseBranches(
    needs.map((need) => new Map(need)),
    shelves,
    CAIRO,
  ).map(({ line, variantId, branchId, quantity }) => [line, variantId, branchId, quantity])

test('one branch that has everything is preferred to nearer ones that have a part', () => {
  const shelves = [shelf(1, 1, 9), shelf(2, 2, 9), shelf(1, 3, 2, GIZA), shelf(2, 3, 1, GIZA)]
  expect(branchesOf([[[1, 2]], [[2, 1]]], shelves)).toEqual([
    [0, 1, 3, 2],
    [1, 2, 3, 1],
  ])
})

test('of several such branches the one in the governorate is taken, then the best stocked', () => {
  expect(branchesOf([[[1, 1]]], [shelf(1, 1, 50, GIZA), shelf(1, 2, 3), shelf(1, 3, 4)])).toEqual([[0, 1, 3, 1]])
})

test('without one, the governorate comes first and then the most stock', () => {
  const shelves = [shelf(1, 1, 3, GIZA), shelf(1, 2, 1), shelf(1, 3, 2), shelf(1, 4, 4, GIZA)]
  expect(branchesOf([[[1, 6]]], shelves)).toEqual([
    [0, 1, 3, 2],
    [0, 1, 2, 1],
    [0, 1, 4, 3],
  ])
})

test('shelves of what is not wanted count for nothing', () => {
  expect(branchesOf([[[1, 2]]], [shelf(2, 2, 9), shelf(1, 3, 2, GIZA)])).toEqual([[0, 1, 3, 2]])
})

test('lines that share a variant share its stock', () => {
  expect(
    branchesOf(
      [
        [[1, 2]],
        [
          [1, 1],
          [2, 1],
        ],
      ],
      [shelf(1, 1, 2), shelf(1, 2, 1), shelf(2, 2, 1)],
    ),
  ).toEqual([
    [0, 1, 1, 2],
    [1, 1, 2, 1],
    [1, 2, 2, 1],
  ])
})

test('shelves that do not hold enough are an error of the caller', () => {
  expect(() => branchesOf([[[1, 3]]], [shelf(1, 1, 2)])).toThrow(/1 pieces of variant 1/)
})
