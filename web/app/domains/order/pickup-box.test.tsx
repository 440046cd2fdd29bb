import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { orderAt, pickupOf } from './order.fixture.ts'
import { PickupBox } from './pickup-box.tsx'

test.each([
  ['ar', 'استلام من فرع Maadi', 'كود الاستلام'],
  ['en', 'Pick-up at the Maadi branch', 'Pick-up code'],
] as const)('in %s a ready order shows its code and the way to the branch', (locale, name, code) => {
  render(inLocale(locale, <PickupBox order={{ ...orderAt({ status: 'READY' }), pickup: pickupOf({ waits: true }) }} />))
  const box = screen.getByRole('region', { name })
  expect(box.textContent).toContain(code)
  expect(screen.getByText('4821')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://map.test/4',
    'tel:0221110131',
  ])
})

test('nothing is shown before the order is ready, once it was collected, and for a delivery', () => {
  for (const [status, pickup] of [
    ['PREPARING', pickupOf()],
    ['DELIVERED', pickupOf({ waits: true })],
    ['READY', null],
  ] as const) {
    render(inLocale('en', <PickupBox order={{ ...orderAt({ status }), pickup }} />))
  }
  expect(document.body.textContent).toBe('')
})
