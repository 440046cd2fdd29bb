import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { CampaignHeadline, timeLeft } from './campaign-headline.tsx'

const END = '2026-11-30T22:00:00.000Z'
const served = Date.parse('2026-11-28T07:23:51.000Z')

test.each([
  ['ar', 'العرض لحد 1 ديسمبر 2026، 12 بالليل', '02يوم14ساعة36دقيقة09ثانية'],
  ['en', 'Offer ends 1 December 2026, 12\u00a0am', '02days14hours36min09sec'],
] as const)('in %s the server renders the time left and the end in Cairo time', (locale, until, left) => {
  const sent = document.createElement('div')
  sent.innerHTML = renderToString(words(locale))
  const timer = sent.querySelector('[role=timer]')
  expect([timer?.getAttribute('aria-label'), timer?.textContent]).toEqual([until, left])
})

test('the browser hydrates with the time of the server, then follows its own clock', () => {
  clockAt(served + 3_600_000)
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  place.innerHTML = renderToString(words('en'))
  const mended = vi.fn<(error: unknown) => void>()
  render(words('en'), { container: place, hydrate: true, onRecoverableError: mended })
  expect(mended).not.toHaveBeenCalled()
  expect(screen.getByRole('timer').textContent).toBe('02days13hours36min09sec')
  pass(10_000)
  expect(screen.getByRole('timer').textContent).toBe('02days13hours35min59sec')
})

test('when the campaign ends, its text and countdown disappear and the offers stay', () => {
  clockAt(Date.parse(END) - 2_000)
  render(words('ar'))
  expect(screen.getByRole('heading').textContent).toBe('عروض نص الموسم')
  pass(2_000)
  expect([screen.getByRole('heading').textContent, screen.queryByRole('timer')]).toEqual(['عروض دلوقتي', null])
})

test('without a campaign nothing counts down', () => {
  render(inLocale('en', <CampaignHeadline id="offers" campaign={null} served={served} />))
  expect([screen.getByRole('heading').textContent, screen.queryByRole('timer')]).toEqual(['Current offers', null])
})

function words(locale: Locale) {
  const campaign = { __typename: 'Campaign' as const, title: 'عروض نص الموسم', text: 'خصومات لحد 25%', endsAt: END }
  return inLocale(locale, <CampaignHeadline id="offers" campaign={campaign} served={served} />)
}

function clockAt(now: number): void {
  vi.useFakeTimers({ now })
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const before = (ms: number) => Object.values(timeLeft(Date.parse(END), Date.parse(END) - ms))

test('the time left is split into days, hours, minutes and seconds', () => {
  expect(before(86_400_000 * 2 + 3_600_000 * 14 + 60_000 * 36 + 9_000)).toEqual([2, 14, 36, 9])
  expect(before(86_400_000)).toEqual([1, 0, 0, 0])
  expect(before(86_399_000)).toEqual([0, 23, 59, 59])
})

test('a partial second counts as a whole one, so that zero means over', () => {
  expect(before(1)).toEqual([0, 0, 0, 1])
  expect(before(1001)).toEqual([0, 0, 0, 2])
  expect(before(0)).toEqual([0, 0, 0, 0])
})

test('after the end the time left is zero', () => {
  expect(before(-5_000)).toEqual([0, 0, 0, 0])
})
