import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ReturnRules } from './return-rules.tsx'

test.each([
  ['ar', '60.00', true],
  ['ar', '0.00', false],
  ['en', '60.00', true],
  ['en', '0.00', false],
] as const)('in %s a delivery fee of %s is named as not refundable: %s', (locale, amount, isNamed) => {
  const deliveryFee = { __typename: 'Money' as const, amount, formatted: `EGP ${amount}` }
  const { container } = render(
    inLocale(
      locale,
      <ReturnRules order={{ returnableUntil: null, defectReturnableUntil: null, deliveryFee }} today="2026-11-21" />,
    ),
  )
  expect(container.textContent?.includes(deliveryFee.formatted)).toBe(isNamed)
  expect(container.textContent).toContain(
    locale === 'ar'
      ? 'بنرجّع تمن القطع بالطريقة اللي تختارها.'
      : 'You get the price of the items back, the way you choose.',
  )
})
