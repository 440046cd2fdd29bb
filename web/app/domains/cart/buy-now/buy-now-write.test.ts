import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import '#app/lib/testing/in-locale.tsx'
import { buyNowWrite } from './buy-now-form.tsx'

const contact = { fullName: 'Mariam Hassan', mobile: '01012345678', anotherMobile: '01112345678', email: '' }
const address = {
  stateId: '1',
  cityId: '2',
  streetAddress: 'Makram Ebeid',
  buildingNumber: '12',
  floorNumber: '3',
  apartmentNumber: '7',
}
const form = {
  ...contact,
  ...address,
  regionId: '3',
  idempotencyKey: 'a1b2c3d4',
  unitPrice: '1490.00',
  acceptTerms: 'yes',
}
const page = { path: '/products/purchase-product/shirt?variant=11&qty=2', params: { id: 'shirt' } }

test('the choice of the URL is ordered at the displayed price', async () => {
  const { result, asked } = await performed(buyNowWrite, form, answer({ order: { id: '12' }, token: 't/1' }), page)
  expect(result).toEqual({ ok: true, next: '/order-placed/12?token=t%2F1' })
  expect(asked).toMatchObject([
    {
      input: {
        variantId: 'Variant_11',
        quantity: 2,
        parts: null,
        idempotencyKey: 'a1b2c3d4',
        expectedUnitPrice: '1490.00',
        acceptTerms: true,
        code: null,
        contact,
        destination: { address: { ...address, region: { id: '3' } } },
      },
    },
  ])
})

test.each(['OUT_OF_STOCK', 'VARIANT_UNAVAILABLE'])('%s redirects to the product', async (code) => {
  const thrown = await performed(buyNowWrite, form, answer({ userErrors: [refusal(code)] }), page).catch(
    (response: Response) => response,
  )
  expect((thrown as Response).headers.get('location')).toBe('/products/shirt?choose=1&notice=CHOICE_GONE')
})

const collect = { ...form, way: 'pickup', branchId: '4', stateId: '', cityId: '' }

test('pick-up orders with a branch instead of an address', async () => {
  const { result, asked } = await performed(buyNowWrite, collect, answer({ order: { id: '12' }, token: 't' }), page)
  expect([result, asked]).toMatchObject([{ ok: true }, [{ input: { destination: { pickupBranchId: '4' }, contact } }]])
})

test('a branch that has no units left keeps the visitor on the page, with the refusal at the branches', async () => {
  const { result } = await performed(buyNowWrite, collect, answer({ userErrors: [refusal('OUT_OF_STOCK')] }), page)
  expect(result).toMatchObject({ ok: false, userErrors: [{ code: 'OUT_OF_STOCK', path: ['branchId'] }] })
})

test('a changed price keeps the visitor on the page', async () => {
  const { result } = await performed(buyNowWrite, form, answer({ userErrors: [refusal('PRICE_CHANGED')] }), page)
  expect(result).toMatchObject({
    ok: false,
    userErrors: [{ code: 'PRICE_CHANGED' }],
    values: { idempotencyKey: 'a1b2c3d4' },
  })
})

test('a mobile that must be confirmed is sent a code', async () => {
  const codeSent = { accountCodeSend: { resendAfter: 60, userErrors: [] } }
  const { result, asked } = await performed(
    buyNowWrite,
    form,
    [answer({ userErrors: [refusal('CODE_REQUIRED')] }), codeSent],
    page,
  )
  expect([result, asked[1]]).toMatchObject([
    { ok: false, userErrors: [], values: { codeSentTo: contact.mobile } },
    { mobile: contact.mobile },
  ])
})

test('without JavaScript the place lists of another governorate load without placing an order', async () => {
  const { result, asked } = await performed(buyNowWrite, { ...form, intent: 'places' }, [], page)
  expect([result, asked]).toMatchObject([{ ok: false, userErrors: [] }, []])
})

function answer(payload: object) {
  return { orderBuyNow: { order: null, token: null, userErrors: [], ...payload } }
}

function refusal(code: string) {
  return { code, path: [], message: code, available: null }
}
