import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { useQuery } from '@apollo/client/react'
import { attachArea } from '#app/lib/notify/notify.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { userError } from '#app/lib/testing/user-error.ts'
import { AddressBookDocument } from './__generated__/address-writes.ts'
import { AddressBook } from './address-book.tsx'

const home = {
  __typename: 'Address' as const,
  id: '1',
  fullName: 'منى عبد الرحمن',
  mobile: '+201012345678',
  anotherMobile: '+201112345678',
  state: { __typename: 'State' as const, id: 'State_1', name: 'القاهرة' },
  city: { __typename: 'City' as const, id: 'City_1', name: 'مدينة نصر' },
  region: { __typename: 'Region' as const, id: 'Region_1' },
  regionName: 'الحي الأول',
  streetAddress: 'شارع مكرم عبيد',
  buildingNumber: '12',
  floorNumber: '3',
  apartmentNumber: '7',
  landmark: null,
  notes: null,
  location: null,
  isDefault: true,
  deliverable: true,
}
const far = { ...home, id: '2', streetAddress: 'شارع الهرم', isDefault: false, deliverable: false }

const show = (locale: Locale, addresses: (typeof home)[]) =>
  render(pageStub({ locale, root: { viewer: null }, Component: () => <AddressBook addresses={addresses} /> }))

test.each([
  ['ar', 'الأساسي', 'خلّيه الأساسي: شارع الهرم', 'أيوه، احذفه: شارع الهرم', 'مش بنوصّل'],
  ['en', 'Default', 'Make default: شارع الهرم', 'Yes, delete it: شارع الهرم', "We don't deliver"],
] as const)('in %s each address shows its details and its actions', (locale, badge, setDefault, sure, notDelivered) => {
  show(locale, [home, far])
  const [first, second] = screen.getAllByRole('article').map((card) => within(card))
  expect(first?.getByText(badge)).toBeTruthy()
  expect(first?.queryByRole('button', { name: setDefault })).toBeNull()
  expect(second?.getByRole('button', { name: setDefault })).toBeTruthy()
  // Behind a question: the browser keeps it closed until it is asked.
  expect(second?.getByText((_, element) => element?.getAttribute('aria-label') === sure).closest('details')?.open).toBe(
    false,
  )
  expect(second?.getByText(new RegExp(notDelivered))).toBeTruthy()
})

test('an empty address book leads to the first address, and a full one says so', () => {
  const { unmount } = show('ar', [])
  expect(screen.getByRole('link', { name: 'ضيف عنوان' }).getAttribute('href')).toBe('/profile/addressBook/addAddress')
  unmount()
  show(
    'ar',
    Array.from({ length: 20 }, (_, at) => ({ ...far, id: String(at) })),
  )
  expect(screen.queryByRole('link', { name: 'ضيف عنوان' })).toBeNull()
  expect(screen.getByText(/دفتر العناوين مليان/)).toBeTruthy()
})

const work = { ...far, id: '3', streetAddress: 'شارع التحرير' }

test('a new default is shown first before the response, and the old one again after a refusal', async () => {
  const { press, answer, streets, toasts } = book()
  await press('خلّيه الأساسي: شارع الهرم')
  await waitFor(() => expect(streets()).toEqual(['شارع الهرم: الأساسي', 'شارع مكرم عبيد', 'شارع التحرير']))
  await answer(0, { data: { addressDefaultSet: payload(null, 'NOT_FOUND') } })
  await waitFor(() => expect(streets()).toEqual(['شارع مكرم عبيد: الأساسي', 'شارع التحرير', 'شارع الهرم']))
  expect(toasts.length).toBe(1)
})

test('making an address the default moves the focus to its card, also when a refusal takes it back', async () => {
  const { press, answer, streets } = book()
  await press('خلّيه الأساسي: شارع الهرم')
  await waitFor(() => expect(streets()[0]).toBe('شارع الهرم: الأساسي'))
  const [first] = screen.getAllByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(first && within(first).getByRole('heading')))
  await answer(0, { data: { addressDefaultSet: payload(null, 'NOT_FOUND') } })
  await waitFor(() => expect(streets()[0]).toBe('شارع مكرم عبيد: الأساسي'))
  expect(document.activeElement?.tagName).toBe('H2')
})

test('a deleted address disappears before the response, and the newest becomes the default in place of a deleted one', async () => {
  const { press, asked, answer, streets, toasts } = book()
  await press('أيوه، احذفه: شارع مكرم عبيد')
  await waitFor(() => expect(streets()).toEqual(['شارع التحرير: الأساسي', 'شارع الهرم']))
  expect(asked[0]?.getContext().queue).toBe('addresses')
  await answer(0, { data: { addressDelete: payload([{ ...work, isDefault: true }, far]) } })
  await waitFor(() => expect(toasts).toEqual(['حذفنا العنوان']))
  expect(streets()).toEqual(['شارع التحرير: الأساسي', 'شارع الهرم'])
})

test('an address whose deletion fails appears again, with a toast', async () => {
  const { press, answer, streets, toasts } = book()
  await press('أيوه، احذفه: شارع الهرم')
  await waitFor(() => expect(streets().length).toBe(2))
  await answer(0, new Error('gone'))
  await waitFor(() => expect(streets()).toEqual(['شارع مكرم عبيد: الأساسي', 'شارع التحرير', 'شارع الهرم']))
  expect(toasts.length).toBe(1)
})

function payload(addresses: object[] | null, code?: string) {
  const userErrors = code ? [userError({ code })] : []
  return { __typename: 'Payload', customer: addresses && { __typename: 'Customer', id: '7', addresses }, userErrors }
}

/** The book of three addresses, as the cache has it. */
function book() {
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => toasts.push('show' in order && order.show.title)))
  const { client, asked, answer } = clientWithAnswers()
  const viewer = { __typename: 'Customer' as const, id: '7', addresses: [home, work, far] }
  client.writeQuery({ query: AddressBookDocument, data: { viewer } })
  const Page = () => (
    <AddressBook
      addresses={useQuery(AddressBookDocument, { fetchPolicy: 'cache-only' }).data?.viewer?.addresses ?? []}
    />
  )
  const Router = createRoutesStub([{ path: '/', Component: Page }])
  render(withClient(client, inLocale('ar', <Router />)))
  return {
    toasts,
    asked,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true })),
    answer: (place: number, given: { data: Record<string, unknown> } | Error) => act(async () => answer(place, given)),
    /** The streets in their order; the default says so. */
    streets: () => screen.queryAllByRole('article').map((card) => streetOf(card)),
  }
}

function streetOf(card: HTMLElement): string {
  const [, street = ''] = within(card).getByRole('link').getAttribute('aria-label')?.split(': ') ?? []
  return within(card).queryByText('الأساسي') ? `${street}: الأساسي` : street
}
