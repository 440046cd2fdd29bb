import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { SavedAddresses_AddressFragment as Saved } from './__generated__/address-write.ts'
import { AddressForm, chosenAddress } from './address-form.tsx'

const home: Saved = {
  __typename: 'Address',
  id: '7',
  anotherMobile: '+201112345678',
  state: { __typename: 'State', id: 'State_1', name: 'القاهرة' },
  city: { __typename: 'City', id: 'City_1', name: 'مدينة نصر' },
  region: { __typename: 'Region', id: 'Region_1' },
  regionName: 'الحي الأول',
  streetAddress: 'شارع عباس العقاد',
  buildingNumber: '12',
  floorNumber: '3',
  apartmentNumber: '7',
  landmark: null,
  notes: null,
  location: null,
  isDefault: true,
  deliverable: true,
}
const work: Saved = {
  ...home,
  id: '8',
  region: { __typename: 'Region', id: 'Region_2' },
  streetAddress: 'شارع التحرير',
  isDefault: false,
}
const far: Saved = {
  ...home,
  id: '9',
  region: { __typename: 'Region', id: 'Region_3' },
  streetAddress: 'طريق الواحات',
  isDefault: false,
  deliverable: false,
}

test.each([
  ['ar', 'عناوينك', /شارع عباس العقاد.*الأساسي/s, 'عنوان تاني'],
  ['en', 'Your addresses', /شارع عباس العقاد.*Default/s, 'Another address'],
] as const)(
  'in %s saved addresses are offered, the default one is chosen, and the choice is sent',
  async (locale, legend, first, other) => {
    const asked = checkout(locale, [home, work, far])
    const group = screen.getByRole('group', { name: legend })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ])
    expect(within(group).getByRole('radio', { name: first })).toBe(radios[0])
    expect(within(group).getByRole('radio', { name: other })).toBe(radios[3])
    await userEvent.click(radios[1] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: /مراجعة الطلب|Review/ }))
    expect(asked[0]).toMatchObject({ operationName: 'CartAddressUpdate', variables: { input: { addressId: '8' } } })
  },
)

test('a guest gets the address fields only', () => {
  checkout('en', null)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a customer can save a new address while the address book has room', () => {
  checkout('en', [])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Save this address to my address book' }).checked).toBe(
    false,
  )
})

test('the address of the cart is preselected; one that is not saved selects the new address', () => {
  const address = { ...work, __typename: 'DeliveryAddress' as const, landmark: null, notes: null, location: null }
  expect(chosenAddress(address, [home, work])).toBe('8')
  expect(chosenAddress({ ...address, apartmentNumber: '1' }, [home, work])).toBe('')
  expect(chosenAddress(null, [far, work])).toBe('8')
  expect(chosenAddress(null, [])).toBe('')
})

function checkout(locale: Locale, book: Saved[] | null) {
  const { client, asked } = clientWithAnswers()
  const Page = () => <AddressForm address={null} pickup={null} book={book} places={() => null} />
  const Stub = createRoutesStub([{ path: '/cart/address', Component: Page }])
  render(inLocale(locale, withClient(client, <Stub initialEntries={['/cart/address']} />)))
  return asked
}
