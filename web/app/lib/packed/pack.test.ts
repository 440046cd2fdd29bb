import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack } from './pack.ts'
import { unpack } from './unpack.ts'

const leaf = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=@&*{[?~+:(-|^a_01 \n"م'), maxLength: 4 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  fc.boolean(),
  fc.constant(null),
)
const keys = fc.constantFrom('id', 'name', 'price', 'image')
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value'), { maxLength: 4 }), fc.dictionary(keys, tie('value'), { noNullPrototype: true })),
}))

test('unpacks the data that was packed', () => {
  const same = (value: unknown) => {
    expect(unpack(pack(value))).toEqual(value)
  }
  fc.assert(fc.property(json, same), { numRuns: 200 })
})

test('writes the keys of a list once, and equal values once', () => {
  const products = [1, 2, 3].map((id) => ({ __typename: 'Product', id: String(id), rating: id === 2 ? null : { average: id } }))
  expect(pack({ products })).toBe('{products|[:3|{__typename,id,rating|=Product|1|2|3|?+-+{average|:1|:3|')
})

test('writes whole numbers in texts as differences when that is shorter', () => {
  const [ids, codes] = [['3521', '3522', '3523', '17'], ['0012', '0013', '0014']]
  expect(pack({ ids, codes })).toBe('{ids,codes|[:4|*3521|1|1|-3506|[:3|0012|0013|0014|')
  expect(unpack(pack({ ids, codes }))).toEqual({ ids, codes })
})

test('writes the type in the ids of a column once', () => {
  const ids = ['Club_3521', 'Club_3522', 'Club_3523', 'Club_17']
  expect(pack({ ids })).toBe('{ids|[:4|&Club_|*3521|1|1|-3506|')
  expect(unpack(pack({ ids }))).toEqual({ ids })
})

test('writes an object that two places share once, and shares it again', () => {
  const home = { title: 'Home' }
  const read = unpack(pack({ page: { home }, answers: [{ data: { home } }] })) as { page: { home: object }; answers: { data: { home: object } }[] }
  expect(read.page.home).toBe(read.answers[0]?.data.home)
})

test('leaves out undefined fields', () => {
  expect(unpack(pack([{ a: 1, b: undefined }, { a: 2 }]))).toEqual([{ a: 1 }, { a: 2 }])
})

test('refuses values that JSON cannot hold', () => {
  for (const value of [new Date(), Number.NaN, [undefined], () => 1]) expect(() => pack({ value })).toThrow(TypeError)
})
