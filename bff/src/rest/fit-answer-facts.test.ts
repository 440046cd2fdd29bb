import { expect, test } from 'vitest'
import { answers, type Check, type Fault } from '#src/__generated__/answers.js'
import { sample } from '#src/testing/sample.ts'
import { fitAnswer } from './fit-answer.ts'

const meta = sample('ProductListMeta')
const card = (id: number, fields = {}) => sample('ProductCard', { id, ...fields })
const listOf = (...data: object[]) => ({ status: true, data, meta })

function checkOf(operation: string): Check {
  const answer = answers[operation]
  if (!answer) throw new Error(`No operation ${operation}`)
  return answer.check
}
const fitList = (answer: object) => fitAnswer(checkOf('get /products'), answer)

test.each([
  ['a text for a number', { price: '149.50' }, '/data/1/price', 'integer', 'string'],
  ['a number below its minimum', { price: -1 }, '/data/1/price', 'minimum 0', 'number'],
  ['a null', { name: null }, '/data/1/name', 'string', 'null'],
  ['a list for an object', { category: [] }, '/data/1/category', 'object', 'array'],
  ['an object for a list', { sizes: {} }, '/data/1/sizes', 'array', 'object'],
  ['nothing', { price: undefined }, '/data/1/price', 'a value', 'nothing'],
  ['a missing field of a field', { category: { id: 1, slug: 'kits' } }, '/data/1/category/name', 'a value', 'nothing'],
  ['a day that is none', { publishedAt: 'yesterday' }, '/data/1/publishedAt', 'date-time', 'string'],
  ['an unknown name', { kind: 'subscription' }, '/data/1/kind', 'simple | bundle', 'string'],
])(
  'removes a product with %s, and says its place, the expected and the actual type',
  (_, fields, pointer, expected, got) => {
    const answer = listOf(card(1), card(2, fields), card(3))
    expect(fitList(answer)).toEqual({ fits: true, wrong: [{ pointer, expected, got }] })
    expect(answer.data).toEqual([card(1), card(3)])
  },
)

test('makes an invalid nullable field null, and an absent one too', () => {
  const answer = listOf(card(1, { kitType: 'pyjama', rating: undefined }))
  const { fits, wrong } = fitList(answer)
  expect([fits, wrong.map(({ pointer, expected, got }) => `${pointer} ${expected} ${got}`).toSorted()]).toEqual([
    true,
    ['/data/0/kitType home | away | third | goalkeeper | training | retro string', '/data/0/rating a value nothing'],
  ])
  expect(answer.data).toEqual([card(1, { kitType: null, rating: null })])
})

test('removes only the item of a list within a product', () => {
  const answer = listOf(
    card(1, { sizes: [sample('CardSize', { variantId: 5 }), sample('CardSize', { variantId: 'x' })] }),
  )
  expect(fitList(answer)).toMatchObject({ fits: true, wrong: [{ pointer: '/data/0/sizes/1/variantId' }] })
  expect(answer.data).toEqual([card(1, { sizes: [sample('CardSize', { variantId: 5 })] })])
})

test('names every place as it was in the original response', () => {
  const { wrong } = fitList(listOf(...[1, 2, 3, 4, 5].map((id) => card(id, id % 2 ? {} : { name: 7 }))))
  expect(wrong.map(({ pointer }) => pointer)).toEqual(['/data/1/name', '/data/3/name'])
})

test('a response that satisfies the contract is not changed', () => {
  const answer = listOf(card(1))
  expect(fitList(answer)).toEqual({ fits: true, wrong: [] })
  expect(answer).toEqual(listOf(card(1)))
})

test('a list that was empty is usable, one of which nothing is left is not', () => {
  expect(fitList(listOf())).toEqual({ fits: true, wrong: [] })
  expect(fitList(listOf(card(1, { name: 7 })))).toMatchObject({ fits: false, wrong: [{ pointer: '/data/0/name' }] })
})

test('a product that is invalid itself is unusable, and so is a list that is none', () => {
  const product = { status: true, data: sample('ProductDetail', { name: undefined }) }
  expect(fitAnswer(checkOf('get /products/{id}'), product)).toMatchObject({
    fits: false,
    wrong: [{ pointer: '/data/name' }],
  })
  expect(fitList({ status: true, data: {}, meta })).toMatchObject({
    fits: false,
    wrong: [{ pointer: '/data', expected: 'array', got: 'object' }],
  })
  expect(fitList({ status: true })).toMatchObject({ fits: false })
})

test('gives up after 200 invalid values', () => {
  const wrong = Array.from({ length: 200 }, (_, id) => card(id + 1, { price: 'x' }))
  expect(fitList(listOf(card(1), ...wrong)).fits).toBe(true)
  const answer = fitList(listOf(card(1), ...wrong, card(2, { price: 'x' })))
  expect([answer.fits, answer.wrong.length]).toEqual([false, 200])
})

test('an unknown name without a removable part around it stays, and the rest is repaired', () => {
  const events = [sample('OrderEvent', { seq: 'x' })]
  const answer = { status: true, data: sample('TrackedOrder', { status: 'teleported', events }) }
  expect(fitAnswer(checkOf('get /track-order'), answer)).toMatchObject({ fits: true })
  expect(answer.data).toMatchObject({ status: 'teleported', events: [] })
})

/** A check that reports these faults until `isRight`. */
const checkThat = (isRight: (data: never) => boolean, ...faults: Fault[]) => {
  const check: Check = (answer) => {
    const right = isRight((answer as { data: never }).data)
    check.errors = right ? null : faults
    return right
  }
  return check
}
const notText = (instancePath: string) => ({ instancePath, keyword: 'type', params: { type: 'string' } })

test('the deepest of several faults is repaired first', () => {
  const check = checkThat(
    ({ block }: { block: { a: { b: unknown } } | null }) => block?.a.b === null,
    notText('/data'),
    notText('/data/block/a/b'),
    notText('/data/block'),
  )
  const answer = { data: { block: { a: { b: 7 } } } }
  expect(fitAnswer(check, answer)).toEqual({
    fits: true,
    wrong: [{ pointer: '/data/block/a/b', expected: 'string', got: 'number' }],
  })
  expect(answer).toEqual({ data: { block: { a: { b: null } } } })
})

test('a field that may not be null keeps its value', () => {
  const check = checkThat((data: { name: unknown }) => data.name === 'x', notText('/data/name'))
  const [named, empty] = [{ data: { name: 7 } }, { data: {} }]
  expect([fitAnswer(check, named).fits, fitAnswer(check, empty).fits]).toEqual([false, false])
  expect(named).toEqual({ data: { name: 7 } })
  expect(Object.keys(empty.data)).toEqual([])
})

test('a check that says no without a fault makes a response unusable', () => {
  expect(
    fitAnswer(
      checkThat(() => false),
      { data: {} },
    ),
  ).toEqual({ fits: false, wrong: [] })
})

test('names that hold the separators of a pointer are found again', () => {
  const check = checkThat((data: Record<string, unknown>) => data['a/b~1'] === null, notText('/data/a~1b~01'))
  const answer = { data: { 'a/b~1': 7 } }
  expect(fitAnswer(check, answer)).toEqual({
    fits: true,
    wrong: [{ pointer: '/data/a~1b~01', expected: 'string', got: 'number' }],
  })
  expect(answer).toEqual({ data: { 'a/b~1': null } })
})
