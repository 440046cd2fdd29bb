import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { BranchList } from './branch-list.tsx'
import { BranchView } from './branch-view.tsx'

const smouha = branch('smouha', '3', {
  name: 'سموحة',
  state: { __typename: 'State', id: '3', name: 'الإسكندرية' },
  location: at(31.2156, 29.9461),
})
const shubra = branch('shubra', '1', { name: 'شبرا', location: at(30.0975, 31.2454) })
const maadi = branch('maadi', '1', { name: 'المعادي', location: at(29.9726, 31.2837) })

test.each([
  ['ar', ['اتصل بفرع سموحة: 031110138', 'كلّم فرع سموحة على واتساب', 'فرع سموحة على الخريطة']],
  ['en', ['Call the سموحة branch: 031110138', 'Message the سموحة branch on WhatsApp', 'The سموحة branch on the map']],
] as const)('in %s every contact link of a branch names the branch', (locale, names) => {
  show(locale, <BranchList branches={[smouha]} chosen={undefined} />)
  const links = within(screen.getByRole('article')).getAllByRole('link').slice(1)
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names)
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    'tel:031110138',
    'https://wa.me/201001110138',
    'https://map.test/',
  ])
})

test('a governorate has its own URL and shows only its branches', () => {
  show('ar', <BranchList branches={[smouha, shubra, maadi]} chosen="1" />)
  expect(names()).toEqual(['شبرا', 'المعادي'])
  const chips = within(screen.getByRole('group', { name: 'اختار المحافظة' })).getAllByRole('link')
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href'), chip.getAttribute('aria-current')])).toEqual(
    [
      ['كل المحافظات3', '/branches', null],
      ['القاهرة2', '/branches?governorate=1', 'true'],
      ['الإسكندرية1', '/branches?governorate=3', null],
    ],
  )
})

test('sharing a position sorts branches by distance and shows the distance', async () => {
  locate((found) => found({ coords: { latitude: 29.97, longitude: 31.28 } } as GeolocationPosition))
  show('ar', <BranchList branches={[smouha, shubra, maadi]} chosen={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'رتّب الأقرب ليا' }))
  expect(names()).toEqual(['المعادي', 'شبرا', 'سموحة'])
  expect(screen.getAllByRole('article')[1]?.textContent).toMatch(/على بُعد 15 كم/)
  expect(screen.getByText('الأقرب ليك الأول')).toBeTruthy()
})

test('without a position the list keeps its order and says why', async () => {
  locate((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  show('en', <BranchList branches={[smouha, shubra]} chosen={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Nearest to me' }))
  expect(screen.getByText(/isn't sharing your location/)).toBeTruthy()
  expect(names()).toEqual(['سموحة', 'شبرا'])
})

test.each([
  ['ar', '2026-11-20T21:59:00Z', 'الجمعة · النهارده', 'من 12 الضهر لـ 12 بالليل'],
  ['en', '2026-11-20T22:00:00Z', 'Saturday · today', '12\u00a0pm to 12\u00a0am'],
] as const)(
  'in %s the hours of a branch list every day from Saturday on; the day changes at midnight in Cairo',
  (locale, now, today, hours) => {
    show(locale, <BranchView branch={maadi} now={now} productsPath="/search?branch=maadi" />)
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(7)
    expect(rows.filter(({ textContent }) => textContent?.includes('·')).map(({ textContent }) => textContent)).toEqual([
      today + hours,
    ])
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining(['/search?branch=maadi', '/hiring?branch=maadi', '/contact-us/complaints?branch=maadi']),
    )
  },
)

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

function show(locale: Locale, element: React.ReactElement) {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  render(inLocale(locale, <Stub />))
}

function locate(getCurrentPosition: Geolocation['getCurrentPosition']) {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { geolocation: { getCurrentPosition } }),
  )
}

function branch(slug: string, stateId: string, changes: Partial<BranchCard_BranchFragment>): BranchCard_BranchFragment {
  return {
    __typename: 'Branch',
    id: `${slug}-id`,
    slug,
    name: slug,
    address: '1 Street',
    state: { __typename: 'State', id: stateId, name: 'القاهرة' },
    phone: '031110138',
    whatsapp: '+201001110138',
    opens: '12:00',
    closes: '24:00',
    isOpen: false,
    location: at(30, 31),
    ...changes,
  }
}

function at(latitude: number, longitude: number): BranchCard_BranchFragment['location'] {
  return { __typename: 'MapPoint', latitude, longitude, mapUrl: 'https://map.test/' }
}

const bright = () =>
  [...document.querySelectorAll('svg .fill-accent')].map((dot) => dot.parentElement?.querySelector('text')?.textContent)

test('a dot of the map leads to the branches of its governorate, as the chip that the keyboard reaches', async () => {
  show('ar', <BranchList branches={[smouha, shubra, maadi]} chosen={undefined} />)
  const dot = [...document.querySelectorAll('svg a')].find(({ textContent }) => textContent?.includes('الإسكندرية'))
  expect([dot?.getAttribute('href'), dot?.getAttribute('tabindex')]).toEqual(['/branches?governorate=3', '-1'])
  act(() => screen.getByRole('link', { name: /^الإسكندرية/ }).focus())
  expect(bright()).toEqual(['الإسكندرية'])
  expect(screen.getAllByRole('listitem').filter(({ className }) => className.includes('shadow')).length).toBe(1)
})

test('a card under the pointer highlights the dot of its governorate, and a dot the cards', async () => {
  show('ar', <BranchList branches={[smouha, shubra, maadi]} chosen={undefined} />)
  await userEvent.hover(screen.getAllByRole('article')[2] as HTMLElement)
  expect(bright()).toEqual(['الإسكندرية'])
  const dot = [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === 'القاهرة')
  await userEvent.hover(dot as Element)
  expect(bright()).toEqual(['القاهرة'])
  expect(screen.getAllByRole('listitem').filter(({ className }) => className.includes('shadow')).length).toBe(2)
})
