// @vitest-environment node
import { print } from 'graphql'
import { expect, test } from 'vitest'
import '#app/lib/testing/in-locale.tsx'
import type { Write } from '#app/lib/forms/write.ts'
import { performed } from '#app/lib/testing/perform.ts'
import { accessWrite } from '#app/domains/order/tracking/access-form.tsx'
import { returnWrite } from '#app/domains/order/returns/return-write.ts'
import { saveEditWrite } from './edit-writes.ts'
import { type Intent, orderWrites } from './order-writes.ts'

const link = { id: '5', token: 't' }

test.each([
  ['confirm', { code: '١٢٣٤' }, { id: '5', token: 't', code: '١٢٣٤' }],
  ['confirm', { confirm: 'proof' }, { id: '5', token: 'proof', code: null }],
  ['cancel', { reason: ' twice ' }, { ...link, reason: 'twice' }],
  ['deliveryTime', { slot: '2026-11-22 EVENING' }, { ...link, day: '2026-11-22', part: 'EVENING' }],
  ['withdraw', {}, link],
  ['discard', {}, link],
] as const)('%s of %j sends its mutation and reports success', async (intent, form, input) => {
  const { result, asked } = await send(orderWrites[intent], form)
  expect(asked).toEqual([{ input }])
  expect(result).toEqual({ ok: true, notice: expect.any(String) })
})

test('an edit begins on its own page and a reorder ends in the cart, with and without JavaScript', async () => {
  expect((await send(orderWrites.edit, {})).result).toEqual({ ok: true, next: '/client/order/5/edit?token=t' })
  expect((await send(orderWrites.reorder, {})).result).toEqual({ ok: true, next: '/my-cart' })
})

test.each<[Intent, Record<string, string>, string, string]>([
  ['confirm', { code: '12' }, 'code', 'الكود 4 أرقام'],
  ['confirm', { code: '' }, 'code', 'اكتب كود التأكيد'],
  ['deliveryTime', { slot: '2026-11-22 NIGHT' }, 'slot', 'اختار يوم وميعاد'],
  ['deliveryTime', {}, 'slot', 'اختار يوم وميعاد'],
])('%s of %j is refused before anything is sent', async (intent, form, field, message) => {
  const { result, asked } = await send(orderWrites[intent], form)
  expect(asked).toEqual([])
  expect(result).toMatchObject({ ok: false, userErrors: [{ path: [field], message }] })
})

test('an edit sends the remaining lines, a variant only where it was changed, and the address', async () => {
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
    expectedTotal: '3280.00',
    where: '12',
  }
  const lines = [
    { lineId: '7', variantId: '71', quantity: 2 },
    { lineId: '8', variantId: null, quantity: 1 },
  ]
  const { result, asked } = await send(saveEditWrite, form)
  expect(asked).toEqual([
    { input: { ...link, expectedRevision: 3, expectedTotal: '3280.00', lines, destination: { addressId: '12' } } },
  ])
  expect(result).toMatchObject({ ok: true, next: '/client/order/5?token=t' })
})

test('another total than the one that was seen stays in the form, for the next press', async () => {
  const refusal = {
    code: 'PRICE_CHANGED',
    path: ['expectedTotal'],
    message: '',
    total: { amount: '4770.00', formatted: '4,770 ج.م' },
  }
  const { result } = await send(saveEditWrite, { line: ['7'], 'quantity-7': '4', expectedTotal: '3280.00' }, [refusal])
  expect(result).toMatchObject({
    userErrors: [{ path: ['expectedTotal'], unsent: true }],
    values: { expectedTotal: '4770.00', newTotal: '4,770 ج.م', 'quantity-7': '4' },
  })
})

test('an edit that removes all lines is refused; refusals of a line are shown at the line', async () => {
  const nothing = await send(saveEditWrite, { line: ['7'], 'quantity-7': '1', 'remove-7': 'yes' })
  expect([nothing.asked, nothing.result]).toMatchObject([[], { userErrors: [{ path: ['lines'] }] }])
  const refusal = { code: 'QUANTITY_REDUCED', path: ['lines', '0', 'quantity'], message: '', available: 1 }
  const { result } = await send(saveEditWrite, { line: ['7'], 'quantity-7': '4' }, [refusal])
  expect(result).toMatchObject({ ok: false, userErrors: [{ ...refusal, path: ['7'] }], values: { 'quantity-7': '4' } })
})

test('a refusal of the whole edit is shown above the form, which keeps its input', async () => {
  const refusal = { code: 'CONFIRM_FIRST', path: [], message: '' }
  const { result } = await send(saveEditWrite, { line: ['7'], 'quantity-7': '10' }, [refusal])
  expect(result).toMatchObject({
    ok: false,
    userErrors: [{ code: 'CONFIRM_FIRST', path: ['lines'] }],
    values: { 'quantity-7': '10' },
  })
})

test('without JavaScript the button that loads places sends no mutation and keeps the input', async () => {
  const { result, asked } = await send(saveEditWrite, { intent: 'places', stateId: '1', streetAddress: 'Makram' })
  expect([asked, result]).toMatchObject([
    [],
    { ok: false, userErrors: [], values: { stateId: '1', streetAddress: 'Makram' } },
  ])
})

test('a return sends only the chosen items, each with its reason', async () => {
  const form = { line: ['7', '8'], 'quantity-7': '0', 'quantity-8': '1', 'reason-8': 'DEFECT', notes: 'torn' }
  const lines = [{ lineId: '8', quantity: 1, reason: 'DEFECT' }]
  expect((await send(returnWrite, form)).asked).toEqual([
    {
      input: {
        ...link,
        lines,
        notes: 'torn',
        returnMethod: null,
        expectedRefund: '0.01',
        refundMethod: 'CASH',
        refundAccount: null,
      },
    },
  ])
  expect((await send(returnWrite, { ...form, returnMethod: 'BRANCH' })).asked).toMatchObject([
    { input: { returnMethod: 'BRANCH' } },
  ])
  const unexplained = await send(returnWrite, { ...form, 'reason-8': '' })
  expect([unexplained.asked, unexplained.result]).toMatchObject([[], { userErrors: [{ path: ['reason-8'] }] }])
  // The shop counts the lines that go back.
  const sealed = { code: 'VALIDATION_FAILED', path: ['lines', '0', 'reason'], message: 'sealed' }
  const { result } = await send(returnWrite, form, [sealed])
  expect(result).toMatchObject({ userErrors: [{ path: ['reason-8'], message: 'sealed' }] })
})

test('a refund that the form has not shown is asked about, and requested by the next press', async () => {
  const refusal = {
    code: 'PRICE_CHANGED',
    path: ['expectedRefund'],
    message: '',
    total: { amount: '685.00', formatted: '685 ج.م' },
  }
  const form = { line: ['8'], 'quantity-8': '1', 'reason-8': 'SIZE' }
  const { result } = await send(returnWrite, form, [refusal])
  expect(result).toMatchObject({
    userErrors: [{ path: ['expectedRefund'], unsent: true }],
    values: { expectedRefund: '685.00', newRefund: '685 ج.م', 'quantity-8': '1' },
  })
  expect((await send(returnWrite, { ...form, expectedRefund: '685.00' })).asked).toMatchObject([
    { input: { expectedRefund: '685.00' } },
  ])
})

test.each([
  [
    { refundMethod: 'INSTAPAY', instapay: ' Mona.Ali@instapay ', wallet: '1' },
    { refundMethod: 'INSTAPAY', refundAccount: 'Mona.Ali@instapay' },
  ],
  [
    { refundMethod: 'WALLET', wallet: '٠١٠٠١٢٣٤٥٦٧' },
    { refundMethod: 'WALLET', refundAccount: '٠١٠٠١٢٣٤٥٦٧' },
  ],
])('a return is refunded to the account of the chosen way: %j', async (refund, sent) => {
  const form = { line: '8', 'quantity-8': '1', 'reason-8': 'SIZE', ...refund }
  expect((await send(returnWrite, form)).asked).toMatchObject([{ input: sent }])
  const field = refund.refundMethod === 'WALLET' ? 'wallet' : 'instapay'
  const empty = await send(returnWrite, { ...form, [field]: 'x@' })
  expect([empty.asked, empty.result]).toMatchObject([[], { userErrors: [{ path: [field] }] }])
  const refusal = { code: 'VALIDATION_FAILED', path: ['refundAccount'], message: 'no' }
  expect((await send(returnWrite, form, [refusal])).result).toMatchObject({
    userErrors: [{ path: [field], message: 'no' }],
  })
})

test('a code opens the whole order, and no address contains the mobile', async () => {
  const form = { intent: 'check', number: 'MD-1', mobile: '01012345678', code: '1234' }
  const { result } = await send(accessWrite, form)
  expect(result).toEqual({ ok: true, next: '/client/order/5?token=a%2Fb' })
  const wrong = await send(accessWrite, form, [{ code: 'CODE_INVALID', path: [], message: '' }])
  expect(wrong.result).toMatchObject({ ok: false, userErrors: [{ code: 'CODE_INVALID', path: ['code'] }] })
})

/** The result of a write by a visitor with the order's link, and what it asked of the shop. */
async function send(write: Write, form: Record<string, string | string[]>, userErrors: object[] = []) {
  const payload = {
    userErrors,
    merged: null,
    link: userErrors.length > 0 ? null : { order: { id: 'Order_5' }, token: 'a/b' },
  }
  const [, field = ''] = /{\s*(\w+)\(/.exec(print(write.mutation)) ?? []
  return performed(
    write,
    form,
    { [field]: payload },
    { path: '/client/order/5?token=t', params: { id: '5' }, locale: 'ar' },
  )
}
