import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const nbsp = '\u00a0'

test('the struck price has a label for screen readers', () => {
  const { container } = render(
    <Price
      now={{ number: '1,490', currency: 'ج.م' }}
      was={{ number: '1,650', currency: 'ج.م' }}
      wasLabel="السعر قبل الخصم"
      saving="خصم 10%"
    />,
  )
  expect(container.textContent).toBe(`1,490${nbsp}ج.مالسعر قبل الخصم 1,650${nbsp}ج.مخصم 10%`)
  expect(container.querySelector('s')?.textContent).toContain('السعر قبل الخصم')
  expect(container.querySelector('s .sr-only')?.textContent).toBe('السعر قبل الخصم ')
})

test('the number is isolated from the direction of the surrounding text', () => {
  const { container } = render(<Price now={{ number: '1,490', currency: 'ج.م' }} />)
  expect(container.querySelector('bdi')?.getAttribute('dir')).toBe('ltr')
  expect(container.querySelector('s')).toBeNull()
})

test('in English the currency comes first', () => {
  const { container } = render(<Price now={{ number: '1,490', currency: 'EGP', currencyFirst: true }} />)
  expect(container.textContent).toBe(`EGP${nbsp}1,490`)
})
