// @vitest-environment node
import { expect, test } from 'vitest'
import '#app/lib/testing/in-locale.tsx'
import type { Mutate, Query, Write } from '#app/lib/route/route-types.ts'
import { accessWrite } from '#app/domains/order/following/access-write.ts'
import { editWrite } from './edit-write.ts'
import { orderWrite } from './order-write.ts'
import { returnWrite } from '#app/domains/order/returns/return-write.ts'

const link = { id: '5', token: 't' }

test.each([
  [{ intent: 'confirm', code: '١٢٣٤' }, { id: '5', token: 't', code: '١٢٣٤' }],
  [{ intent: 'confirm', confirm: 'proof' }, { id: '5', token: 'proof', code: null }],
  [{ intent: 'cancel', reason: ' twice ' }, { ...link, reason: 'twice' }],
  [{ intent: 'deliveryTime', slot: '2026-11-22 EVENING' }, { ...link, day: '2026-11-22', part: 'EVENING' }],
  [{ intent: 'withdraw' }, link],
  [{ intent: 'discard' }, link],
])('%j asks the shop for it', async (form, input) => {
  const { result, asked } = await send(orderWrite, form)
  expect(asked).toEqual([{ input }])
  expect(result.ok).toBe(true)
})

test('a change begins on its own page, a reorder ends in the bag, with JavaScript or without', async () => {
  expect((await send(orderWrite, { intent: 'edit' })).result).toEqual({ ok: true, next: '/client/order/5/edit?token=t' })
  expect((await send(orderWrite, { intent: 'reorder' })).result).toMatchObject({ without: '/my-cart' })
})

test.each([
  [{ intent: 'confirm', code: '12' }, 'code', 'الكود 4 أرقام'],
  [{ intent: 'confirm', code: '' }, 'code', 'اكتب كود التأكيد'],
  [{ intent: 'deliveryTime', slot: '2026-11-22 NIGHT' }, 'slot', 'اختار يوم وميعاد'],
  [{ intent: 'constructor' }, 'intent', ''],
])('%j is refused before the shop is asked', async (form, field, message) => {
  const { result, asked } = await send(orderWrite, form)
  expect(asked).toEqual([])
  expect(result).toMatchObject({ ok: false, userErrors: [{ path: [field], message }] })
})

test('a change names the lines that stay, another size only where one was chosen, and where it goes', async () => {
  const form = {
    revision: '3',
    line: ['7', '8', '9'],
    'quantity-7': '٢',
    'variant-7': '71',
    'was-7': '70',
    'quantity-8': '1',
    'variant-8': '80',
    'was-8': '80',
    'quantity-9': '1',
    'remove-9': 'yes',
    where: '12',
  }
  const lines = [
    { lineId: '7', variantId: '71', quantity: 2 },
    { lineId: '8', variantId: null, quantity: 1 },
  ]
  expect((await send(editWrite, form)).asked).toEqual([{ input: { ...link, expectedRevision: 3, lines, addressId: '12' } }])
})

test('a change that leaves nothing is refused; what the shop refuses of a line is told at the line', async () => {
  const nothing = await send(editWrite, { line: ['7'], 'quantity-7': '1', 'remove-7': 'yes' })
  expect([nothing.asked, nothing.result]).toMatchObject([[], { userErrors: [{ path: ['lines'] }] }])
  const refusal = { code: 'QUANTITY_REDUCED', path: ['lines', '7', 'quantity'], message: '', available: 1 }
  const { result } = await send(editWrite, { line: ['7'], 'quantity-7': '4' }, [refusal])
  expect(result).toMatchObject({ ok: false, userErrors: [{ ...refusal, path: ['7'] }], values: { 'quantity-7': '4' } })
})

test('what the shop refuses of the whole change is told above the form, which stays as it was typed', async () => {
  const refusal = { code: 'CONFIRM_FIRST', path: null, message: '' }
  const { result } = await send(editWrite, { line: ['7'], 'quantity-7': '10' }, [refusal])
  expect(result).toMatchObject({ ok: false, userErrors: [{ code: 'CONFIRM_FIRST', path: ['lines'] }], values: { 'quantity-7': '10' } })
})

test('of a return only chosen pieces go, each with its reason', async () => {
  const form = { line: ['7', '8'], 'quantity-7': '0', 'quantity-8': '1', 'reason-8': 'DEFECT', note: 'torn' }
  const lines = [{ lineId: '8', quantity: 1, reason: 'DEFECT' }]
  expect((await send(returnWrite, form)).asked).toEqual([{ input: { ...link, lines, note: 'torn' } }])
  const unexplained = await send(returnWrite, { ...form, 'reason-8': '' })
  expect([unexplained.asked, unexplained.result]).toMatchObject([[], { userErrors: [{ path: ['reason-8'] }] }])
  // The shop counts the lines that go back.
  const sealed = { code: 'VALIDATION_FAILED', path: ['lines', '0', 'reason'], message: 'sealed' }
  const { result } = await send(returnWrite, form, [sealed])
  expect(result).toMatchObject({ userErrors: [{ path: ['reason-8'], message: 'sealed' }] })
})

test('a code opens the whole order, and no address holds the mobile', async () => {
  const form = { intent: 'check', number: 'MD-1', mobile: '01012345678', code: '1234' }
  const { result } = await send(accessWrite, form)
  expect(result).toEqual({ ok: true, next: '/client/order/5?token=a%2Fb' })
  const wrong = await send(accessWrite, form, [{ code: 'CODE_INVALID', path: null, message: '' }])
  expect(wrong.result).toMatchObject({ ok: false, userErrors: [{ code: 'CODE_INVALID', path: ['code'] }] })
})

/** What a write answers to a form for who has the order's link, and what it asked of the shop. */
async function send(write: Write, typed: Record<string, string | string[]>, userErrors: object[] = []) {
  const asked: unknown[] = []
  const access = userErrors.length > 0 ? null : { id: '5', token: 'a/b' }
  const payload = { userErrors, merged: null, access }
  const mutate = ((_: unknown, variables: unknown) => {
    asked.push(variables)
    return Promise.resolve(new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : payload) }))
  }) as Mutate
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) for (const each of [value].flat()) form.append(name, each)
  const url = new URL('https://shop.example/client/order/5?token=t')
  const visit = { form, url, params: { id: '5' }, locale: 'ar' as const, request: new Request(url) }
  const query = (() => Promise.reject(new Error('asks nothing'))) as Query
  const result = await write(visit, { mutate, query, setCookie: () => undefined })
  return { result, asked }
}
