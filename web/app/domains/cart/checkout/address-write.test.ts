import { expect, test } from 'vitest'
import { addressWrite } from './address-write.ts'
import { sent } from '#app/domains/cart/writes.fixture.ts'

const client = { fullName: 'منى عبد الرحمن', mobile: '+201012345678', anotherMobile: '+201112345678', email: null }
const typed: [string, string][] = [
  ['addressId', ''],
  ['stateId', '1'],
  ['cityId', '2'],
  ['regionId', '3'],
  ['streetAddress', 'شارع عباس العقاد'],
  ['buildingNumber', '12'],
  ['floorNumber', '3'],
  ['apartmentNumber', '7'],
]
const answer = {
  cartAddressUpdate: { cart: { client }, userErrors: [] },
  cartAddressChoose: { cart: { client }, userErrors: [] },
  addressAdd: { customer: null, userErrors: [] },
}

test('a place of the address book is enough, whatever else the form holds', async () => {
  const { result, asked } = await sent(addressWrite, [['addressId', '7'], ['streetAddress', 'x']], answer)
  expect([result, asked]).toEqual([{ ok: true, next: '/cart/payments' }, [{ input: { addressId: '7' } }]])
})

test('another place is kept in the book only when the customer says so, with who orders as who receives', async () => {
  const once = await sent(addressWrite, typed, answer)
  const kept = await sent(addressWrite, [...typed, ['keep', '1']], answer)
  expect(once.asked).toHaveLength(1)
  expect(kept.asked[1]).toMatchObject({
    input: { fullName: client.fullName, phone: client.mobile, anotherPhone: client.anotherMobile, regionId: '3', apartmentNumber: '7' },
  })
  expect(kept.result).toEqual({ ok: true, next: '/cart/payments' })
})

test('an address that is no longer in the book is told on the form', async () => {
  const refusal = { code: 'NOT_FOUND', path: null, message: 'مالقيناش' }
  const { result } = await sent(addressWrite, [['addressId', '7']], { cartAddressChoose: { cart: null, userErrors: [refusal] } })
  expect(result).toMatchObject({ ok: false, userErrors: [refusal] })
})
