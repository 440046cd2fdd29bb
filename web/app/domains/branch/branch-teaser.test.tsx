import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { BranchTeaser_BranchFragment } from './__generated__/branch-teaser.ts'
import { BranchTeaser } from './branch-teaser.tsx'

type Branch = BranchTeaser_BranchFragment

test.each([
  ['ar', '3 فروع في محافظتين', ['Cairoفرعينمفتوح لـ 12 بالليل', 'Gizaفرع واحدبيفتح 12 الضهر']],
  ['en', '3 branches in 2 governorates', ['Cairo2 branchesOpen until 12\u00a0am', 'Giza1 branchOpens at 12\u00a0pm']],
] as const)('in %s every governorate says how many branches it has and whether one is open', (locale, where, rows) => {
  const { container } = show(locale, [branch(1, 'Giza'), branch(2, 'Cairo', { isOpen: true }), branch(3, 'Cairo')])
  expect(screen.getByText((_, element) => element?.textContent === where && element.tagName === 'SPAN')).toBeTruthy()
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(rows)
})

test('a governorate shows the closing time of the branch that closes last', () => {
  const { container } = show('en', [
    branch(1, 'Cairo', { isOpen: true, closes: '22:00' }),
    branch(2, 'Cairo', { isOpen: true, closes: '24:00' }),
  ])
  expect(container.querySelector('summary')?.textContent).toContain('Open until 12\u00a0am')
})

test('a branch that closes after midnight closes later than one that closes at midnight', () => {
  const late = branch(2, 'Cairo', { isOpen: true, opens: '16:00', closes: '02:30' })
  const { container } = show('en', [branch(1, 'Cairo', { isOpen: true }), late])
  expect(container.querySelector('summary')?.textContent).toContain('Open until 2:30\u00a0am')
})

test('an opened governorate loads its branches, each with links to WhatsApp, phone and map', async () => {
  const { container, asked, answer } = show('ar', [branch(1, 'Cairo')])
  expect(asked).toEqual([])
  await userEvent.click(container.querySelector('summary') as HTMLElement)
  expect(asked.map(({ variables }) => variables)).toEqual([{ stateId: 'Cairo' }])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/branches?governorate=Cairo')
  const contacts = {
    name: 'Branch 1',
    address: '1 Street',
    phone: '0221110131',
    whatsapp: '+201001110131',
    location: { __typename: 'MapPoint', mapUrl: 'https://map.test/1' },
  }
  await act(async () => answer(0, { data: { branches: [{ ...branch(1, 'Cairo'), ...contacts }] } }))
  const links = within(screen.getByRole('listitem')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/201001110131',
    'tel:0221110131',
    'https://map.test/1',
  ])
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'كلّم فرع Branch 1 على واتساب',
    null,
    'فرع Branch 1 على الخريطة',
  ])
})

test('a governorate that was never opened links to its branches, for visitors without JavaScript', () => {
  show('en', [branch(1, 'Cairo'), branch(2, 'Giza')])
  expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([])
  const links = screen
    .getAllByRole('link', { name: 'Our branches', hidden: true })
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/branches?governorate=Cairo', '/branches?governorate=Giza'])
})

test('the map accents the governorate with the most branches, and starts a name at a dot near its edge', () => {
  const location = { __typename: 'MapPoint' as const, latitude: 31.2, longitude: 29.92 }
  const { container } = show('en', [branch(1, 'Cairo'), branch(2, 'Cairo'), branch(3, 'Alexandria', { location })])
  const names = [...container.querySelectorAll('svg g:has(> circle)')].map((pin) => [
    pin.querySelector('text')?.textContent,
    pin.querySelector('text')?.getAttribute('text-anchor'),
    pin.querySelector('circle.fill-accent') !== null,
  ])
  expect(names).toEqual([
    ['Cairo', 'start', true],
    ['Alexandria', 'start', false],
  ])
})

test('a shop without branches has no such section', () => {
  expect(show('en', []).container.textContent).toBe('')
})

function show(locale: Locale, branches: Branch[]) {
  const { client, asked, answer } = clientWithAnswers()
  const page = (
    <MemoryRouter>
      <BranchTeaser branches={branches} />
    </MemoryRouter>
  )
  return { asked, answer, ...render(inLocale(locale, withClient(client, page))) }
}

function branch(number: number, state: string, changes: Partial<Branch> = {}): Branch {
  return {
    __typename: 'Branch',
    id: String(number),
    state: { __typename: 'State', id: state, name: state },
    opens: '12:00',
    closes: '24:00',
    isOpen: false,
    location: { __typename: 'MapPoint', latitude: 30.05, longitude: 31.25 },
    ...changes,
  }
}
