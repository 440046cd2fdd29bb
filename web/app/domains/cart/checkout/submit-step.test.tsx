import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { NoAnswerAlert } from './submit-step.tsx'

const noticeOf = (locale: Locale, values: Record<string, string>, order = false) => {
  const { unmount } = render(
    inLocale(locale, <NoAnswerAlert result={{ ok: false, userErrors: [], values }} busy={false} order={order} />),
  )
  const text = screen.queryByRole('status')?.textContent ?? ''
  unmount()
  return text
}

test.each([
  ['ar', 'اللي كتبته لسه مكانه', 'الطلب مش هيتسجّل مرتين'],
  ['en', 'What you typed is still here', "it won't be ordered twice"],
] as const)(
  'in %s a step without an answer keeps its input, and an order can be submitted again',
  (locale, kept, once) => {
    expect(noticeOf(locale, { fullName: 'Mona' })).toContain(kept)
    expect(noticeOf(locale, { acceptTerms: 'yes' }, true)).toContain(once)
  },
)

test('a sent code shows no alert, a form with a code that got no answer does', () => {
  expect(noticeOf('en', { codeSentTo: '+201012345678', codePause: '60' }, true)).toBe('')
  expect(noticeOf('en', { codeSentTo: '+201012345678' }, true)).toContain("it won't be ordered twice")
})

test('place lists requested without JavaScript show no alert', () => {
  expect([noticeOf('ar', { intent: 'places', stateId: '1' }), noticeOf('ar', { intent: 'places' }, true)]).toEqual([
    '',
    '',
  ])
})
