import { expect, test } from 'vitest'
import { diverseRails, type RailProduct } from './rails.ts'

const shirts = byId([1, 2, 3, 4, 5, 6].map((id) => ({ id, club_id: id <= 3 ? 7 : id + 10, category_id: 1 })))
const things = byId([11, 12, 13, 14].map((id) => ({ id, club_id: null, category_id: id })))
const all = new Map([...shirts, ...things])

test('a rail has at most two products of one club and kind, in the order of the list', () => {
  expect(diverseRails([[1, 2, 3, 11, 4, 12, 5, 13]], all, 5)).toEqual([[1, 2, 11, 12, 13]])
})

test('a short rail takes similar products too, in the order of the list', () => {
  expect(diverseRails([[1, 2, 3, 11, 4]], all, 5)).toEqual([[1, 2, 3, 11, 4]])
  expect(diverseRails([[1, 2, 3, 11, 4]], all, 4)).toEqual([[1, 2, 3, 11]])
})

test('no product is in two rails: the first list keeps it', () => {
  const rails = diverseRails(
    [
      [1, 11, 12],
      [11, 12, 13, 1],
      [13, 14, 2],
    ],
    all,
    2,
  )
  expect(rails).toEqual([
    [1, 11],
    [12, 13],
    [14, 2],
  ])
})

function byId(list: RailProduct[]): Map<number, RailProduct> {
  return new Map(list.map((product) => [product.id, product]))
}
