import { expect, test } from 'vitest'
import { barcodeOf, checkDigit } from './barcode.ts'
import { imageId } from './pictures.ts'
import { stockOf } from './stock.ts'

test('the check digit of EAN-13 is right for a number that everybody knows', () => {
  expect(checkDigit('400638133393')).toBe(1)
  expect(barcodeOf(1)).toBe('2000000000015')
})

test('the id of a picture follows from what it shows', () => {
  const art = { kind: 'cap', colors: ['#14225a', '#ffffff'] } as const
  expect(imageId(art, 'front')).toMatch(/^[0-9a-f]{20}$/)
  expect(imageId(art, 'front')).toBe(imageId({ ...art }, 'front'))
  expect(imageId(art, 'front')).not.toBe(imageId(art, 'back'))
})

test('what is announced only has no stock, and no branch is named without any', () => {
  expect(stockOf('X-1', { code: 'X', stock: 'coming' }, 13)).toEqual([])
  const shelves = Array.from({ length: 300 }, (_, i) => stockOf(`X-${i}`, { code: 'X' }, 13)).flat()
  expect(shelves.every(({ branch, quantity }) => branch >= 1 && branch <= 13 && quantity >= 1)).toBe(true)
  expect(new Set(shelves.map(({ branch }) => branch)).size).toBe(13)
})
