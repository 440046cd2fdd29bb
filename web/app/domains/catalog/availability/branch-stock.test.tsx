import { MemoryRouter } from 'react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { BranchStock } from './branch-stock.tsx'
import { branches, sized } from '#app/domains/catalog/product.fixture.ts'

const medium = sized({ id: '11', size: 'M' })
const large = sized({ id: '12', size: 'L' })

function show(
  locale: Locale,
  { chosen = medium as typeof medium | undefined, wanted = 'هودي تدريب · أسود', at = '/products/hoodie' } = {},
) {
  const stock = <BranchStock branches={branches} offered={[medium, large]} chosen={chosen} wanted={wanted} />
  render(
    inLocale(
      locale,
      <MemoryRouter initialEntries={[at]}>
        <ul>{stock}</ul>
      </MemoryRouter>,
    ),
  )
  return userEvent.setup()
}

/** Stubs geolocation: a position in Tanta, or a denial. */
function locate(answer: { lat: number; lng: number } | { code: number }) {
  const getCurrentPosition = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>(
    (found, failed) => {
      if ('code' in answer) return failed(answer as GeolocationPositionError)
      found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition)
    },
  )
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

const rows = () => screen.getAllByRole('listitem').filter((row) => row.parentElement?.closest('li'))

test.each([
  [
    'ar',
    'السلام عليكم، عايز أسأل على: هودي تدريب · أسود · مقاس M. موجود في فرع المعادي؟',
    'مفتوح لـ 12 بالليل',
    'اتصل بفرع المعادي',
  ],
  [
    'en',
    "Hello, I'm asking about: هودي تدريب · أسود · Size M. Do you have it at the المعادي branch?",
    'Open until 12\u00a0am',
    'Call the المعادي branch',
  ],
] as const)(
  'in %s a branch shows its hours and a WhatsApp message for this product',
  (locale, message, hours, call) => {
    show(locale)
    const [first] = rows()
    if (!first) throw new Error('no branch')
    expect(first.textContent).toContain(hours)
    const links = within(first).getAllByRole('link')
    expect(links[0]?.getAttribute('href')).toBe('https://map.test/b1')
    expect(new URL(links[1]?.getAttribute('href') ?? '').searchParams.get('text')).toBe(message)
    expect(within(first).getByRole('link', { name: call }).getAttribute('href')).toBe('tel:0221110131')
  },
)

test('the position is not requested before the visitor asks for it', async () => {
  const asked = locate({ lat: 30.79, lng: 31 })
  const user = show('ar')
  expect(asked).not.toHaveBeenCalled()
  expect(rows()[0]?.textContent).toContain('المعادي')
  await user.click(screen.getByRole('button', { name: 'الأقرب ليا' }))
  expect(asked).toHaveBeenCalledOnce()
  expect(rows()[0]?.textContent).toContain('طنطا')
  expect(rows()[0]?.textContent).toContain('على بعد 0.1 كم')
  expect(screen.queryByRole('button', { name: 'الأقرب ليا' })).toBeNull()
})

test.each([
  [1, 'المتصفح مش سامح بمكانك. الفروع تحت مترتبة بالمحافظة.'],
  [3, 'ماعرفناش نحدد مكانك. الفروع تحت مترتبة بالمحافظة.'],
])('a failed position (%i) is reported, and the governorates remain', async (code, text) => {
  locate({ code })
  const user = show('ar')
  await user.click(screen.getByRole('button', { name: 'الأقرب ليا' }))
  expect(screen.getByRole('status').textContent).toBe(text)
  await user.click(screen.getByText('كل الفروع', { selector: 'summary' }))
  expect(screen.getByRole('heading', { name: 'القاهرة' })).toBeTruthy()
})

test('all branches are rendered when they are opened; before, a link loads the page with them', async () => {
  const user = show('en')
  expect(screen.queryByRole('heading', { name: 'القاهرة', hidden: true })).toBeNull()
  expect(screen.getByRole('link', { name: 'All branches', hidden: true }).getAttribute('href')).toBe(
    '/products/hoodie?branches=all',
  )
  await user.click(screen.getByText('All branches', { selector: 'summary' }))
  expect(screen.getByRole('heading', { name: 'القاهرة' })).toBeTruthy()
})

test('an address can show all branches at first', () => {
  show('en', { at: '/products/hoodie?branches=all' })
  expect(screen.getByRole('heading', { name: 'القاهرة' })).toBeTruthy()
})

test('a branch that has the chosen size leads to an order for pick-up there', () => {
  const pickupPath = (branchId: string) => `/buy?branch=${branchId}`
  const stock = (
    <BranchStock branches={branches} offered={[medium, large]} chosen={medium} wanted="هودي" pickupPath={pickupPath} />
  )
  render(
    inLocale(
      'ar',
      <MemoryRouter>
        <ul>{stock}</ul>
      </MemoryRouter>,
    ),
  )
  const links = screen.getAllByRole('link', { name: /^استلم من فرع/ }).map((link) => link.getAttribute('href'))
  const having = branches.filter(({ id }) =>
    medium.availability?.some(({ branch, band }) => branch.id === id && band !== 'NONE'),
  )
  expect(having.length).toBeGreaterThan(0)
  expect(new Set(links)).toEqual(new Set(having.map(({ id }) => pickupPath(id))))
})
