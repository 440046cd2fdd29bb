import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { PickupFields } from './pickup-fields.tsx'
import { pickupAt } from './pickup.fixture.ts'

const branches = [
  pickupAt('1', 'Maadi', { distanceKm: 2.25 }),
  pickupAt('2', 'Tanta', { complete: false, missingLines: [{ __typename: 'CartLine', id: '9' }] }),
  ...['3', '4', '5', '6'].map((id) => pickupAt(id, `Branch ${id}`)),
]

test.each([
  ['ar', 'اختار الفرع', ['2.3 كم', 'جاهز التلات 24 نوفمبر، 2\u00a0م'], 'فرع تاني', 'ناقص: قميص الأهلي'],
  ['en', 'Choose a branch', ['2.3 km', 'Ready Tuesday 24 November, 2\u00a0pm'], '1 more branch', 'missing قميص الأهلي'],
] as const)(
  'in %s the branches with the whole order can be chosen, and the others say what they lack',
  (locale, legend, facts, more, lacks) => {
    show(locale)
    const radios = within(screen.getByRole('group', { name: legend })).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value }) => value)).toEqual(['1', '3', '4', '5', '6'])
    for (const fact of facts) expect(radios[0]?.closest('label')?.textContent).toContain(fact)
    expect(screen.getByText(more)).toBeTruthy()
    expect(document.body.textContent).toContain(lacks)
  },
)

test('a chosen branch that lost a line says so', () => {
  show('en', '2')
  expect(document.body.textContent).toContain('The branch you chose no longer has your whole order.')
})

test('a governorate sorts the branches, and the device is asked only by a press', async () => {
  const getCurrentPosition = vi.fn<(done: (position: object) => void) => void>((done) =>
    done({ coords: { latitude: 30.1, longitude: 31.2 } }),
  )
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { geolocation: { getCurrentPosition } }),
  )
  const { near } = show('en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Branches near' }), 'Cairo')
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(near.mock.calls).toEqual([[{ stateId: 'State_1' }], [{ near: { latitude: 30.1, longitude: 31.2 } }]])
})

function show(locale: Locale, chosen = '') {
  const near = vi.fn<(near: object) => void>()
  const namesOf = (ids: readonly string[]) => (ids.includes('9') ? 'قميص الأهلي' : '')
  render(
    inLocale(
      locale,
      <PickupFields
        branches={branches}
        chosen={chosen}
        nearState=""
        onNear={near}
        namesOf={namesOf}
        error={undefined}
      />,
    ),
  )
  return { near }
}
