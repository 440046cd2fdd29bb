import { expect, test } from 'vitest'
import { bundle, variant, variantsOf } from '#src/domains/cart/variants.fixture.ts'
import { ApiError } from '#src/http/api-error.ts'
import { priceEditedLines, parseEditLines } from './edit-rules.ts'

const row = (id: number, variant_id: number, quantity: number) => ({
  id,
  variant_id,
  product_id: variant_id * 10,
  quantity,
  coupon_discount: 0,
})
const rows = [row(1, 5, 2), row(2, 6, 1)]
const edited = (lines: Parameters<typeof parseEditLines>[1]) => parseEditLines(rows, lines, 10)

function fieldsOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VALIDATION_FAILED') return error.fields
    throw error
  }
}

test('an edit without lines keeps all of them', () => {
  const all = rows.map((kept) => ({ row: kept, variantId: kept.variant_id, quantity: kept.quantity }))
  expect([edited(undefined), edited(null)]).toEqual([all, all])
})

test('keeps the named lines in their order, with their new variant and quantity', () => {
  expect(
    edited([
      { lineId: 2, quantity: 10 },
      { lineId: 1, variantId: 8, quantity: 1 },
    ]),
  ).toEqual([
    { row: rows[0], variantId: 8, quantity: 1 },
    { row: rows[1], variantId: 6, quantity: 10 },
  ])
  expect(edited([{ lineId: 2, variantId: null, quantity: 3 }])).toEqual([{ row: rows[1], variantId: 6, quantity: 3 }])
})

test.each([
  ['no line', [], { lines: [{ rule: 'required' }] }],
  ['a line of another order', [{ lineId: 9, quantity: 1 }], { 'lines.9': [{ rule: 'ref' }] }],
  [
    'a line named twice',
    [
      { lineId: 1, quantity: 1 },
      { lineId: 1, quantity: 1 },
    ],
    { 'lines.1': [{ rule: 'ref' }] },
  ],
  [
    '0 units',
    [{ lineId: 1, quantity: 0 }],
    { 'lines.1.quantity': [{ rule: 'quantity', values: { min: 1, max: 10 } }] },
  ],
  [
    '11 units',
    [{ lineId: 2, quantity: 11 }],
    { 'lines.2.quantity': [{ rule: 'quantity', values: { min: 1, max: 10 } }] },
  ],
])('an edit with %s is refused', (_, lines, fields) => {
  expect(fieldsOf(() => edited(lines))).toEqual(fields)
})

const variants = variantsOf(
  variant(5, { price: 700 }),
  variant(8, { price: 900, productId: 50 }),
  variant(6),
  variant(11),
  variant(12, { productId: 110 }),
  variant(13),
  bundle(
    7,
    [
      [110, 1],
      [130, 2],
    ],
    { price: 3_000 },
  ),
)
const held = (lineId: number, variantId: number, quantity: number) => ({ lineId, variantId, branchId: 1, quantity })

test('edited lines are ordered at the current price of their variant', () => {
  const lines = priceEditedLines(
    [
      { row: row(1, 5, 2), variantId: 8, quantity: 3 },
      { row: row(2, 6, 1), variantId: 6, quantity: 1 },
    ],
    [],
    variants,
  )
  expect(lines).toEqual([
    { id: 1, variantId: 8, parts: [], quantity: 3, seenPrice: 900 },
    { id: 2, variantId: 6, parts: [], quantity: 1, seenPrice: 1_000 },
  ])
})

test.each([6, 99])('variant %i of another product is refused', (variantId) => {
  expect(fieldsOf(() => priceEditedLines([{ row: row(1, 5, 2), variantId, quantity: 1 }], [], variants))).toEqual({
    'lines.1.variantId': [{ rule: 'ref' }],
  })
})

const partsOf = (stock: ReturnType<typeof held>[], quantity = 2) =>
  priceEditedLines([{ row: row(3, 7, quantity), variantId: 7, quantity: 1 }], stock, variants)[0]?.parts

test('a bundle keeps the variants that are reserved for its line', () => {
  expect(partsOf([held(3, 12, 2), held(3, 13, 4)])).toEqual([12, 13])
  expect(partsOf([held(3, 12, 1), held(3, 12, 1), held(3, 13, 4), held(4, 11, 9)])).toEqual([12, 13])
})

test('a part of a bundle is unknown when too few of its units are reserved for the line', () => {
  expect(partsOf([held(3, 12, 1), held(3, 13, 4)])).toEqual([0, 13])
  expect(partsOf([held(4, 12, 2), held(3, 13, 4)])).toEqual([0, 13])
})

test('two parts of one product share what is reserved', () => {
  const twice = variantsOf(
    variant(11),
    variant(12, { productId: 110 }),
    bundle(7, [
      [110, 1],
      [110, 1],
    ]),
  )
  const parts = (stock: ReturnType<typeof held>[]) =>
    priceEditedLines([{ row: row(3, 7, 1), variantId: 7, quantity: 1 }], stock, twice)[0]?.parts
  expect(parts([held(3, 11, 1), held(3, 12, 1)])).toEqual([11, 12])
  expect(parts([held(3, 12, 2)])).toEqual([12, 12])
  expect(parts([held(3, 12, 1)])).toEqual([12, 0])
})
