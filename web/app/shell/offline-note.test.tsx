import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { OfflineNote } from './offline-note.tsx'

const keptAt = '2026-11-21T19:21:45.773Z'

test.each([
  [{ online: true, keptAt: undefined, waiting: 0 }, ''],
  [{ online: false, keptAt: undefined, waiting: 0 }, 'بتتصفح من غير نت.'],
  [{ online: true, keptAt, waiting: 0 }, 'الأسعار والكميات زي ما كانت 21 نوفمبر 2026، 9:21 م.'],
  [{ online: false, keptAt: undefined, waiting: 2 }, 'بتتصفح من غير نت. تغييرين في السلة هيتبعتوا أول ما النت يرجع.'],
  [{ online: true, keptAt: undefined, waiting: 3 }, 'بنبعت تغييرات السلة…'],
])('of %j the shop says: %s', (state, text) => {
  render(inLocale('ar', <OfflineNote {...state} />))
  expect(screen.getByRole('status').textContent?.replaceAll(/[\u00a0\u2066-\u2069]/g, ' ').replaceAll(/ +/g, ' ').trim()).toBe(text)
})
