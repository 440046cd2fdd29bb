import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { AddressBook } from './address-book.tsx'

const home = {
  __typename: 'Address' as const, id: '1', fullName: 'منى عبد الرحمن', phone: '+201012345678', anotherPhone: '+201112345678', stateId: '1', stateName: 'القاهرة',
  cityId: '1', cityName: 'مدينة نصر', regionId: '1', regionName: 'الحي الأول', streetAddress: 'شارع مكرم عبيد', buildingNumber: '12', floorNumber: '3',
  apartmentNumber: '7', landmark: null, notes: null, isDefault: true, deliverable: true,
}
const far = { ...home, id: '2', streetAddress: 'شارع الهرم', isDefault: false, deliverable: false }

const show = (locale: Locale, addresses: (typeof home)[]) =>
  render(pageStub({ locale, root: { viewer: null }, Component: () => <AddressBook addresses={addresses} /> }))

test.each([
  ['ar', 'الأساسي', 'خلّيه الأساسي: شارع الهرم', 'أيوه، احذفه: شارع الهرم', 'مش بنوصّل'],
  ['en', 'Default', 'Make default: شارع الهرم', 'Yes, delete it: شارع الهرم', 'We do not deliver'],
] as const)('in %s each place says what it is and what can be done with it', (locale, badge, setDefault, sure, notDelivered) => {
  show(locale, [home, far])
  const [first, second] = screen.getAllByRole('article').map((card) => within(card))
  expect(first?.getByText(badge)).toBeTruthy()
  expect(first?.queryByRole('button', { name: setDefault })).toBeNull()
  expect(second?.getByRole('button', { name: setDefault })).toBeTruthy()
  // Behind a question: the browser keeps it closed until it is asked.
  expect(second?.getByText((_, element) => element?.getAttribute('aria-label') === sure).closest('details')?.open).toBe(false)
  expect(second?.getByText(new RegExp(notDelivered))).toBeTruthy()
})

test('an empty book leads to the first place, a full one says so', () => {
  const { unmount } = show('ar', [])
  expect(screen.getByRole('link', { name: 'ضيف عنوان' }).getAttribute('href')).toBe('/profile/addressBook/addAddress')
  unmount()
  show('ar', Array.from({ length: 20 }, (_, at) => ({ ...far, id: String(at) })))
  expect(screen.queryByRole('link', { name: 'ضيف عنوان' })).toBeNull()
  expect(screen.getByText(/دفتر العناوين مليان/)).toBeTruthy()
})
