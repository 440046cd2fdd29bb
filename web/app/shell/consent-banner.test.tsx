import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deliverTo, track } from '#app/domains/pixels/events.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { ConsentBanner } from './consent-banner.tsx'

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = 'consent=; Max-Age=0'
})
afterEach(() => deliverTo(() => {})())

test.each([
  ['ar', 'تسمح لنا نقيس زيارتك؟', 'موافق', 'مش موافق'],
  ['en', 'Can we measure your visit?', 'Allow', "Don't allow"],
] as const)('in %s a labelled region asks, and both answers look alike and post a form', (locale, name, yes, no) => {
  show(locale, '/search?q=ball')
  const region = screen.getByRole('region', { name })
  const [agree, refuse] = [screen.getByRole('button', { name: yes }), screen.getByRole('button', { name: no })]
  expect(agree.className).toBe(refuse.className)
  expect([agree, refuse].map((button) => (button as HTMLButtonElement).value)).toEqual(['yes', 'no'])
  const form = region.querySelector('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/consent', 'post'])
  expect(form?.querySelector<HTMLInputElement>('[name=back]')?.value).toBe('/search?q=ball')
})

test('a refusal by keyboard closes it, is stored, moves the focus to the page and drops waiting events', async () => {
  show('en')
  document.body.append(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }))
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Details' }))
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.cookie).toContain('consent=no')
  expect(document.activeElement?.id).toBe('main')
  document.getElementById('main')?.remove()
})

test('consent during input keeps the input; events are sent by the next page', async () => {
  show('en')
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.input(field, { target: { value: 'Mona' } })
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
  expect(document.cookie).toContain('consent=yes')
  await waitFor(() => {
    track({ name: 'login' })
    expect(sessionStorage.getItem('unsent-events')).toContain('login')
  })
  field.remove()
})

test('is not shown on the privacy settings', () => {
  show('en', '/privacy-settings')
  expect(screen.queryByRole('region')).toBeNull()
})

test('a cached page older than the choice does not ask again', () => {
  document.cookie = 'consent=yes'
  show('en')
  expect(screen.queryByRole('region')).toBeNull()
})

function show(locale: 'ar' | 'en', at = '/') {
  render(pageStub({ locale, root: {}, Component: ConsentBanner, at }))
}
