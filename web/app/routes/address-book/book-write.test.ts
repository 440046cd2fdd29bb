import '#app/lib/testing/in-locale.tsx'
import { expect, test } from 'vitest'
import type { Mutate, Query } from '#app/lib/route/route-types.ts'
import { bookWrite } from './book-write.ts'

const place = { stateId: '1', cityId: '2', regionId: '3', streetAddress: 'شارع مكرم عبيد', buildingNumber: '12', floorNumber: '٣', apartmentNumber: '7' }
const whole = { ...place, fullName: 'منى عبد الرحمن', phone: '٠١٠ ١٢٣٤ ٥٦٧٨', anotherPhone: '+20 111 234 5678' }

/** Sends the form of an address, of the one of `id` when it is given; the shop takes it. */
async function sent(values: Record<string, string>, id?: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  const asked: unknown[] = []
  const done = { userErrors: [], customer: null }
  const mutate = (async (_: unknown, variables: object) => {
    asked.push(variables)
    return { addressAdd: done, addressUpdate: done }
  }) as unknown as Mutate
  const query = (async () => ({ cities: [{ id: '2' }], regions: [{ id: '3' }], deliveryQuote: null })) as unknown as Query
  const url = new URL('http://shop.example/profile/addressBook/addAddress')
  const visit = { form, params: { id }, url, request: new Request(url), locale: 'ar' as const }
  return { result: await bookWrite(visit, { mutate, query, setCookie: () => undefined }), asked }
}

test('a place is kept as it was typed, and leads back to the address book', async () => {
  const { result, asked } = await sent({ ...whole, isDefault: 'yes' })
  expect(result).toEqual({ ok: true, next: '/profile/addressBook' })
  expect(asked).toMatchObject([{ input: { ...whole, landmark: '', notes: '', isDefault: true } }])
  expect((await sent(whole, '9')).asked).toMatchObject([{ id: '9', input: { isDefault: false } }])
})

test('what is missing is told at its field before the shop is asked, with the lists that belong to what was chosen', async () => {
  const { result, asked } = await sent({ ...whole, fullName: 'منى', anotherPhone: '01012345678', streetAddress: ' ', regionId: '' })
  expect(asked).toEqual([])
  expect(result).toMatchObject({ ok: false, places: { chosen: { stateId: '1', cityId: '2' }, known: { cities: [{ id: '2' }] } } })
  expect(!result.ok && result.userErrors.map(({ path, message }) => [path?.[0], message])).toEqual([
    ['fullName', 'الاسم لازم يكون 8 حروف على الأقل من غير المسافات'],
    ['regionId', 'اختار المنطقة علشان نحسب التوصيل'],
    ['streetAddress', 'اكتب اسم الشارع'],
  ])
  const same = await sent({ ...whole, anotherPhone: '01012345678' })
  expect(!same.result.ok && same.result.userErrors).toMatchObject([{ path: ['anotherPhone'], message: 'اكتب رقم غير الرقم الأول' }])
})

test('without a script the lists come without a word about the rest', async () => {
  const { result, asked } = await sent({ intent: 'places', stateId: '1' })
  expect([result, asked]).toMatchObject([{ ok: false, userErrors: [], places: { chosen: { stateId: '1' } } }, []])
})
