import '#app/lib/testing/in-locale.tsx'
import { expect, test } from 'vitest'
import { performed } from '#app/lib/testing/perform.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { addressAddWrite, addressUpdateWrite, placesOf } from './book-writes.ts'

const house = {
  stateId: '1',
  cityId: '2',
  streetAddress: 'شارع مكرم عبيد',
  buildingNumber: '12',
  floorNumber: '٣',
  apartmentNumber: '7',
}
const receiver = { fullName: 'منى عبد الرحمن', mobile: '٠١٠ ١٢٣٤ ٥٦٧٨', anotherMobile: '+20 111 234 5678' }
const whole = { ...house, ...receiver, regionId: '3' }

const customer = null
const add = (fields: Record<string, string>) =>
  performed(addressAddWrite, fields, { addressAdd: { userErrors: [], customer } }, { locale: 'ar' })

test('saves an address as typed and leads back to the address book', async () => {
  const { result, asked } = await add({ ...whole, isDefault: 'yes' })
  expect(result).toEqual({ ok: true, next: '/profile/addressBook', notice: 'ضفنا العنوان' })
  expect(asked).toEqual([
    {
      input: {
        ...receiver,
        address: { ...house, region: { id: '3' }, landmark: '', notes: '', location: '' },
        isDefault: true,
      },
    },
  ])
  const options = { params: { id: '9' }, locale: 'ar' as const }
  const changed = await performed(addressUpdateWrite, whole, { addressUpdate: { userErrors: [], customer } }, options)
  expect(changed.asked).toMatchObject([{ input: { id: '9', isDefault: false } }])
})

test('reports missing values at their fields before anything is sent', async () => {
  const { result, asked } = await add({
    ...whole,
    fullName: 'منى',
    anotherMobile: '01012345678',
    streetAddress: ' ',
    regionId: '',
  })
  expect(asked).toEqual([])
  expect(!result.ok && result.userErrors.map(({ path, message }) => [path?.[0], message])).toEqual([
    ['fullName', 'الاسم لازم يكون 8 حروف على الأقل من غير المسافات'],
    ['regionId', 'اختار المنطقة علشان نحسب التوصيل'],
    ['streetAddress', 'اكتب اسم الشارع'],
  ])
  const same = await add({ ...whole, anotherMobile: '01012345678' })
  expect(!same.result.ok && same.result.userErrors).toMatchObject([
    { path: ['anotherMobile'], message: 'اكتب رقم غير الرقم الأول' },
  ])
})

test('without JavaScript a request for the lists of a choice reports no errors', async () => {
  const { result, asked } = await add({ intent: 'places', stateId: '1' })
  expect([result, asked]).toMatchObject([{ ok: false, userErrors: [], values: { stateId: '1' } }, []])
})

test('a refused form has the lists of its choices', async () => {
  const query = (async () => ({
    cities: [{ id: '2' }],
    regions: [{ id: '3' }],
    deliveryQuote: null,
  })) as unknown as Query
  const form = new FormData()
  for (const [name, value] of Object.entries({ stateId: '1', cityId: '2', regionId: '' })) form.append(name, value)
  const url = new URL('http://shop.example/profile/addressBook/addAddress')
  const { places } = await placesOf({ form, params: {}, url, request: new Request(url), locale: 'ar' }, query)
  expect(places).toMatchObject({
    chosen: { stateId: '1', cityId: '2' },
    known: { cities: [{ id: '2' }], regions: [{ id: '3' }] },
  })
})
