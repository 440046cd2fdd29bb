import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { UnsentAlert } from './submit-step.tsx'

const told = (locale: Locale, values: Record<string, string>, order = false) => {
  const { unmount } = render(inLocale(locale, <UnsentAlert result={{ ok: false, userErrors: [], values }} busy={false} order={order} />))
  const text = screen.queryByRole('status')?.textContent ?? ''
  unmount()
  return text
}

test.each([
  ['ar', 'اللي كتبته لسه مكانه', 'الطلب مش هيتسجّل مرتين'],
  ['en', 'What you typed is still here', 'it will not be ordered twice'],
] as const)('in %s a step that nobody answered keeps what was typed, an order can be sent again', (locale, kept, once) => {
  expect(told(locale, { fullName: 'Mona' })).toContain(kept)
  expect(told(locale, { acceptTerms: 'yes' }, true)).toContain(once)
})

test('a code that was just sent is an answer, a form with the code that nobody answered is not', () => {
  expect(told('en', { codeSentTo: '+201012345678', codePause: '60' }, true)).toBe('')
  expect(told('en', { codeSentTo: '+201012345678' }, true)).toContain('it will not be ordered twice')
})

test('lists of places that were asked for without JavaScript are an answer', () => {
  expect([told('ar', { intent: 'places', stateId: '1' }), told('ar', { intent: 'places' }, true)]).toEqual(['', ''])
})
