import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { apolloClient } from '#app/lib/apollo/client.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { installDialog } from '#app/ui/testing-dialog.ts'
import { answerCounts } from './counts.fixture.ts'
import { categories, connection } from './facets.fixture.ts'
import { FilterDrawer } from './filter-drawer.tsx'
// Preloads the code of the drawer.
import './filter-sheet.tsx'
import { filterPath, readFilter } from '#app/domains/search/list-filter.ts'

beforeEach(installDialog)

async function openDrawer(locale: Locale = 'ar', search = '') {
  const asked = answerCounts((filter) => 40 - 10 * Object.keys(filter).length)
  const went: string[] = []
  const filter = readFilter(new URLSearchParams(search))
  const onChange = (to: typeof filter) => void went.push(filterPath(to))
  const drawer = (
    <FilterDrawer connection={connection} categories={categories} filter={filter} onChange={onChange} total={40} />
  )
  render(withClient(apolloClient(), inLocale(locale, drawer)))
  const user = userEvent.setup()
  const open = () => user.click(screen.getByRole('button', { name: /تصفية متقدمة|Advanced filter/ }))
  await open()
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  expect(screen.getByRole('dialog', { name: /تصفية متقدمة|Advanced filter/ })).toBeTruthy()
  return { asked, went, user, open }
}

test.each([
  ['ar', 'اعرض 40 منتج', 'اعرض 20 منتج', 'home', /أساسي/],
  ['en', 'Show 40 products', 'Show 20 products', 'away', /احتياطي/],
] as const)('in %s choices are counted, then applied in one step', async (locale, before, after, kit, kitName) => {
  const { asked, went, user } = await openDrawer(locale)
  expect(screen.getByRole('button', { name: before })).toBeTruthy()
  await user.click(screen.getByText(locale === 'ar' ? 'نوع الطقم' : 'Kit type', { selector: 'summary span' }))
  for (const name of [/الزمالك/, /المصري/, kitName]) fireEvent.click(screen.getByRole('checkbox', { name }))
  expect(went).toEqual([])
  await user.click(await screen.findByRole('button', { name: after }))
  expect(went).toEqual([`/search?club=club-1&club=club-3&kit=${kit}`])
  // Three quick presses cause one query.
  expect(asked).toEqual([{ club: ['club-1', 'club-3'], kitType: [kit.toUpperCase()] }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing without applying discards the choices', async () => {
  const { went, user, open } = await openDrawer()
  await user.click(screen.getByRole('checkbox', { name: /الزمالك/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(went).toEqual([])
  await open()
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /الزمالك/ })).checked).toBe(false)
})

test('«clear all» empties the drawer, and counts as a choice like others', async () => {
  const { went, user } = await openDrawer('ar', 'club=club-1&brand=adidas')
  await user.click(screen.getByRole('button', { name: 'مسح الكل' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /الزمالك/ }).checked).toBe(false)
  expect(went).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'اعرض 40 منتج' }))
  expect(went).toEqual(['/search'])
})

test('an invalid price keeps the drawer open', async () => {
  const { went, user } = await openDrawer('en', 'max=300')
  await user.type(screen.getByRole('textbox', { name: 'From' }), '900')
  await user.click(screen.getByRole('button', { name: /^Show .*products$/ }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'From' }))
  expect(went).toEqual([])
})
