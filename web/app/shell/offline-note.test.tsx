import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { OfflineNote } from './offline-note.tsx'

const keptAt = '2026-11-21T19:21:45.773Z'

const change = (order: number, name: string, input: object) => ({
  order,
  name,
  whose: '',
  failures: 0,
  mutation: {} as never,
  variables: { input },
})
const added = change(1, 'تيشيرت الأهلي', { lines: [{ variantId: '7', quantity: 2 }] })
const removed = change(2, '', { lineId: '3' })
const more = change(3, 'Ball', { lineId: '4', quantity: 3 })

test.each([
  [{ online: true, keptAt: undefined, waiting: [] }, ''],
  [{ online: false, keptAt: undefined, waiting: [] }, 'بتتصفح من غير نت.'],
  [{ online: true, keptAt, waiting: [] }, 'الأسعار والكميات زي ما كانت 21 نوفمبر 2026، 9:21 م.'],
  [
    { online: false, keptAt: undefined, waiting: [added, removed] },
    'بتتصفح من غير نت. تغييرين في السلة هيتبعتوا أول ما النت يرجع.',
  ],
  [{ online: true, keptAt: undefined, waiting: [added, removed, more] }, 'بنبعت تغييرات السلة…'],
])('for %j it shows: %s', (state, text) => {
  render(inLocale('ar', <OfflineNote {...state} />))
  expect(
    screen
      .getByRole('status')
      .textContent?.replaceAll(/[\u00a0\u2066-\u2069]/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim(),
  ).toBe(text)
})

test.each([
  ['ar', ['ضفت للسلة: تيشيرت الأهلي (2)', 'شلت من السلة: منتج', 'عدد Ball بقى 3']],
  [
    'en',
    ['Added to the bag: تيشيرت الأهلي (2)', 'Removed from the bag: a product', 'Changed the quantity of Ball to 3'],
  ],
] as const)('in %s it lists the waiting changes of the cart in order', (locale, changes) => {
  render(inLocale(locale, <OfflineNote online={false} keptAt={undefined} waiting={[added, removed, more]} />))
  expect(
    screen
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  ).toEqual(changes)
})
