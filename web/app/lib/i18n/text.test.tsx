import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { Text } from './text.tsx'

test.each([
  ['تيشيرت adidas مقاس XL', ['adidas', 'XL']],
  ['موسم 2026/27', ['2026/27']],
  ['خصم 20% لحد 1,490 ج.م', ['20%', '1,490']],
  ['طلب #MD-48213.', ['#MD-48213']],
  ['كلّمنا على 02 2000 0000', ['02 2000 0000']],
  ['الساعة 11:45\u00a0pm يوم الجمعة', ['11:45\u00a0pm']],
  ['السعر 1,490\u00a0ج.م', ['1,490']],
  ['مش موجودة: /nope/x', ['/nope/x']],
  ['من غير أرقام', []],
])('in Arabic %s isolates %j', (sentence, isolated) => {
  const { container } = render(inLocale('ar', <Text>{sentence}</Text>))
  expect([...container.querySelectorAll('bdi[dir=ltr]')].map((part) => part.textContent)).toEqual(isolated)
  expect(container.textContent).toBe(sentence)
})

test('in English an Arabic name is isolated as a whole', () => {
  const { container } = render(inLocale('en', <Text>Kits of الأهلي المصري today</Text>))
  expect(container.querySelector('bdi[dir=rtl]')?.textContent).toBe('الأهلي المصري')
})
