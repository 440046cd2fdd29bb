import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import '#app/lib/testing/in-locale.tsx'
import { orderWrite } from './order-write.ts'

const form = { idempotencyKey: 'a1b2c3d4', expectedRevision: '5', acceptTerms: 'yes', notes: '' }

test('a placed order redirects to its page with its token', async () => {
  const { result, asked } = await performed(orderWrite, form, placed({ order: { id: '12' }, token: 't/1+' }))
  expect(result).toEqual({ ok: true, next: '/order-placed/12?token=t%2F1%2B' })
  expect(asked).toEqual([
    { input: { idempotencyKey: 'a1b2c3d4', expectedRevision: 5, acceptTerms: true, notes: null, code: null } },
  ])
})

test('without the terms nothing is sent', async () => {
  const { result, asked } = await performed(orderWrite, { ...form, acceptTerms: [] }, [], { locale: 'ar' })
  expect(asked).toEqual([])
  expect(result).toMatchObject({
    ok: false,
    userErrors: [{ path: ['acceptTerms'], message: 'لازم توافق على الشروط والأحكام' }],
  })
})

test.each([
  ['CART_EMPTY', '/my-cart?notice=CART_EMPTY'],
  ['CART_CHANGED', '/my-cart?notice=CART_CHANGED'],
  ['PRICE_CHANGED', '/my-cart?notice=PRICE_CHANGED'],
  ['OUT_OF_STOCK', '/my-cart?notice=OUT_OF_STOCK'],
  ['QUANTITY_REDUCED', '/my-cart?notice=QUANTITY_REDUCED'],
  ['VARIANT_UNAVAILABLE', '/my-cart?notice=VARIANT_UNAVAILABLE'],
  ['CONTACT_REQUIRED', '/cart?notice=CONTACT_REQUIRED'],
  ['ADDRESS_REQUIRED', '/cart/address?notice=ADDRESS_REQUIRED'],
  ['REGION_NOT_DELIVERABLE', '/cart/address?notice=REGION_NOT_DELIVERABLE'],
  ['PICKUP_UNAVAILABLE', '/cart/address?notice=PICKUP_UNAVAILABLE'],
])('%s redirects to the page that can resolve it', async (code, path) => {
  const to = await leadsTo(placed({ userErrors: [refusal(code)], cart: { quantity: 1, lastOrder: null } }))
  expect(to).toBe(path)
})

test.each(['OUT_OF_STOCK', 'QUANTITY_REDUCED'])('%s of a pick-up redirects to the branches', async (code) => {
  expect(await leadsTo(placed({ userErrors: [refusal(code)] }), { ...form, way: 'pickup' })).toBe(
    '/cart/address?notice=PICKUP_GONE',
  )
})

test.each(['CART_EMPTY', 'CART_CHANGED'])(
  '%s of a cart that was just ordered redirects to that order',
  async (code) => {
    const cart = { quantity: 0, lastOrder: { order: { id: 'Order_9', number: 'MD-1' }, token: 'tok' } }
    const to = await leadsTo(placed({ userErrors: [refusal(code)], cart }))
    expect(to).toBe('/order-placed/9?token=tok')
  },
)

test('a cart that was filled again after an order does not redirect to that order', async () => {
  const cart = { quantity: 2, lastOrder: { order: { id: 'Order_9', number: 'MD-1' }, token: 'tok' } }
  const to = await leadsTo(placed({ userErrors: [refusal('CART_CHANGED')], cart }))
  expect(to).toBe('/my-cart?notice=CART_CHANGED')
})

test('a used idempotency key keeps the visitor on the page', async () => {
  const { result } = await performed(
    orderWrite,
    form,
    placed({ userErrors: [refusal('IDEMPOTENCY_CONFLICT')], cart: null }),
  )
  expect(result).toMatchObject({ ok: false, values: { idempotencyKey: 'a1b2c3d4' } })
})

const guest = { ...form, mobile: '+201012345678' }
const codeSent = { accountCodeSend: { resendAfter: 60, userErrors: [] } }
const codeRequired = [placed({ userErrors: [refusal('CODE_REQUIRED')] }), codeSent]

test('a guest whose mobile must be confirmed is sent a code at once, and the form asks for it', async () => {
  const { result, asked } = await performed(orderWrite, guest, codeRequired)
  expect(asked).toMatchObject([{ input: { code: null } }, { mobile: '+201012345678' }])
  expect(result).toMatchObject({ ok: false, userErrors: [], values: { codeSentTo: '+201012345678', codePause: '60' } })
})

test('the code is submitted with the order and required', async () => {
  const withCode = { ...guest, codeSentTo: '+201012345678' }
  const { asked } = await performed(
    orderWrite,
    { ...withCode, code: '4821' },
    placed({ order: { id: '12' }, token: 't' }),
  )
  expect(asked).toMatchObject([{ input: { code: '4821' } }])
  const missed = await performed(orderWrite, { ...withCode, code: '' })
  expect([missed.asked, missed.result]).toMatchObject([[], { ok: false, userErrors: [{ path: ['code'] }] }])
})

test('a code for a changed mobile is not submitted', async () => {
  const { asked } = await performed(orderWrite, { ...guest, codeSentTo: '+201112345678', code: '4821' }, codeRequired)
  expect(asked).toMatchObject([{ input: { code: null } }, { mobile: '+201012345678' }])
})

test('the button for another code sends a code without an order', async () => {
  const { asked } = await performed(orderWrite, { ...guest, intent: 'code' }, codeSent)
  expect(asked).toEqual([{ mobile: '+201012345678' }])
})

test('another code requested too early is refused and keeps the field', async () => {
  const tooSoon = {
    accountCodeSend: { resendAfter: null, userErrors: [{ ...refusal('RATE_LIMITED'), retryAfter: 41 }] },
  }
  const { result } = await performed(orderWrite, { ...guest, intent: 'code' }, tooSoon)
  expect(result).toMatchObject({
    userErrors: [{ code: 'RATE_LIMITED' }],
    values: { codeSentTo: '+201012345678', codePause: '41' },
  })
})

/** Returns where a refused order redirects. */
async function leadsTo(answer: object, fields: Record<string, string> = form): Promise<string | null> {
  const thrown = await performed(orderWrite, fields, answer).catch((response: Response) => response)
  return (thrown as Response).headers.get('location')
}

function placed(payload: object) {
  return { orderPlace: { order: null, token: null, cart: null, userErrors: [], ...payload } }
}

function refusal(code: string) {
  return { code, path: [], message: code, available: null }
}
