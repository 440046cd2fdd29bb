import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import '#app/lib/testing/in-locale.tsx'
import { addressWrite } from './address-write.ts'

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
const chosen = (...userErrors: object[]) => ({ cartAddressUpdate: { cart: null, userErrors } })
const done = { ok: true, next: '/cart/payments' }

test('a saved address is enough, whatever else the form contains', async () => {
  const { result, asked } = await performed(addressWrite, { addressId: '7', streetAddress: 'x' }, chosen())
  expect([result, asked]).toEqual([done, [{ input: { addressId: '7' } }]])
})

test('a new address is saved only on request, with the contact details as recipient', async () => {
  const once = await performed(addressWrite, typed, updated)
  expect([once.result, once.asked.length]).toEqual([done, 1])
  const kept = await performed(addressWrite, { ...typed, keep: '1' }, [
    updated,
    { addressAdd: { customer: null, userErrors: [] } },
  ])
  expect(kept.asked[1]).toMatchObject({
    input: {
      fullName: contact.fullName,
      mobile: contact.mobile,
      anotherMobile: contact.anotherMobile,
      address: { region: { id: '3' }, apartmentNumber: '7' },
    },
  })
  expect(kept.result).toEqual(done)
})

test('a failing address book does not block the order', async () => {
  const { result } = await performed(addressWrite, { ...typed, keep: '1' }, [updated, new Error('fetch failed')])
  expect(result).toEqual(done)
})

test('a deleted address is reported in the form, a missing cart on the cart page', async () => {
  const refusal = { code: 'NOT_FOUND', path: [], message: 'مالقيناش' }
  const { result } = await performed(addressWrite, { addressId: '7' }, chosen(refusal))
  expect(result).toMatchObject({ ok: false, userErrors: [refusal] })
  const thrown = await performed(addressWrite, { addressId: '7' }, chosen({ ...refusal, code: 'CART_EMPTY' })).catch(
    (response: Response) => response,
  )
  expect((thrown as Response).headers.get('location')).toBe('/my-cart?notice=CART_EMPTY')
})

const pickup = (...userErrors: object[]) => ({ cartPickupChoose: { cart: null, userErrors } })

test('pick-up needs a branch alone, and a refusal of the branch is reported at the branches', async () => {
  const once = await performed(addressWrite, { way: 'pickup', branchId: '4', stateId: '' }, pickup())
  expect([once.result, once.asked]).toEqual([done, [{ input: { branchId: '4' } }]])
  const none = await performed(addressWrite, { way: 'pickup' })
  expect([none.result, none.asked]).toMatchObject([
    { ok: false, userErrors: [{ path: ['branchId'], message: "Choose the branch you'll pick it up from" }] },
    [],
  ])
  const gone = await performed(
    addressWrite,
    { way: 'pickup', branchId: '4' },
    pickup({ code: 'PICKUP_UNAVAILABLE', path: ['pickup'], message: 'x' }),
  )
  expect(gone.result).toMatchObject({
    ok: false,
    userErrors: [{ code: 'PICKUP_UNAVAILABLE', path: ['branchId'] }],
    values: { way: 'pickup' },
  })
})

test('an address after pick-up chooses delivery first', async () => {
  const form = { way: 'delivery', wasPickup: 'yes', addressId: '7' }
  const { result, asked } = await performed(addressWrite, form, [
    { cartDeliveryChoose: { cart: null, userErrors: [] } },
    chosen(),
  ])
  expect([result, asked]).toEqual([done, [{}, { input: { addressId: '7' } }]])
})

test('without JavaScript the place lists of another governorate load without saving', async () => {
  const { result, asked } = await performed(addressWrite, { ...typed, intent: 'places' })
  expect([result, asked]).toMatchObject([{ ok: false, userErrors: [], values: { stateId: '1' } }, []])
})

test('an area that is not in the list is sent by its name, a chosen area without one', async () => {
  const { asked } = await performed(addressWrite, { ...typed, regionId: 'other', regionName: 'عزبة البرج' }, updated)
  expect(asked[0]).toMatchObject({ input: { address: { region: { name: 'عزبة البرج' } } } })
  const listed = await performed(addressWrite, { ...typed, regionName: 'left over' }, updated)
  expect(listed.asked[0]).toMatchObject({ input: { address: { region: { id: typed.regionId } } } })
})
