import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import '#app/lib/testing/in-locale.tsx'
import { addressWrite } from './step-writes.ts'

const contact = { fullName: 'منى عبد الرحمن', mobile: '+201012345678', anotherMobile: '+201112345678', email: null }
const typed = {
  addressId: '',
  stateId: '1',
  cityId: '2',
  regionId: '3',
  streetAddress: 'شارع عباس العقاد',
  buildingNumber: '12',
  floorNumber: '3',
  apartmentNumber: '7',
}
const updated = { cartAddressUpdate: { cart: { contact }, userErrors: [] } }
const chosen = (...userErrors: object[]) => ({ cartAddressChoose: { cart: null, userErrors } })
const done = { ok: true, next: '/cart/payments' }

test('an address of the address book is enough, whatever else the form holds', async () => {
  const { result, asked } = await performed(addressWrite, { addressId: '7', streetAddress: 'x' }, chosen())
  expect([result, asked]).toEqual([done, [{ input: { addressId: '7' } }]])
})

test('another address is kept in the book only when the customer says so, with who orders as who receives', async () => {
  const once = await performed(addressWrite, typed, updated)
  expect([once.result, once.asked.length]).toEqual([done, 1])
  const kept = await performed(addressWrite, { ...typed, keep: '1' }, [updated, { addressAdd: { customer: null, userErrors: [] } }])
  expect(kept.asked[1]).toMatchObject({
    input: { fullName: contact.fullName, mobile: contact.mobile, anotherMobile: contact.anotherMobile, regionId: '3', apartmentNumber: '7' },
  })
  expect(kept.result).toEqual(done)
})

test('an address book that does not answer keeps nobody from ordering', async () => {
  const { result } = await performed(addressWrite, { ...typed, keep: '1' }, [updated, new Error('fetch failed')])
  expect(result).toEqual(done)
})

test('an address that is no longer in the book is told on the form, a cart that is gone on its page', async () => {
  const refusal = { code: 'NOT_FOUND', path: null, message: 'مالقيناش' }
  const { result } = await performed(addressWrite, { addressId: '7' }, chosen(refusal))
  expect(result).toMatchObject({ ok: false, userErrors: [refusal] })
  const thrown = await performed(addressWrite, { addressId: '7' }, chosen({ ...refusal, code: 'CART_EMPTY' })).catch((response: Response) => response)
  expect((thrown as Response).headers.get('location')).toBe('/my-cart?notice=CART_EMPTY')
})

test('without JavaScript the lists of another governorate are asked for, and nothing is kept', async () => {
  const { result, asked } = await performed(addressWrite, { ...typed, intent: 'places' })
  expect([result, asked]).toMatchObject([{ ok: false, userErrors: [], values: { stateId: '1' } }, []])
})
