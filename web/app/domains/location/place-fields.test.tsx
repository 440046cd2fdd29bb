import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { PlaceFields } from './place-fields.tsx'

const states = [
  { __typename: 'State' as const, id: '1', name: 'القاهرة', deliverable: true },
  { __typename: 'State' as const, id: '2', name: 'مطروح', deliverable: false },
]
const nothing = { cities: [], regions: [], quote: null }

test('choosing a governorate loads its cities and estimate and clears the city', async () => {
  const { asked, settle } = fields({ cityId: '9' })
  await userEvent.selectOptions(select('المحافظة'), '1')
  expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
    ['Cities', { stateId: '1' }],
    ['PlaceQuote', { stateId: '1', regionId: null }],
  ])
  await settle(0, { cities: [{ __typename: 'City', id: '5', name: 'مدينة نصر' }] })
  await settle(1, { deliveryQuote: quote({ deliverable: true }) })
  expect([...select('المدينة').options].map(({ text }) => text)).toEqual(['اختار المدينة', 'مدينة نصر'])
  expect(select('المدينة').value).toBe('')
  expect(screen.getByRole('status').textContent).toBe('التوصيل 60\u00a0ج.م. هيوصلك من 25 لـ\u00a029 نوفمبر')
})

test('a place without delivery says so and cannot be chosen', async () => {
  fields({ stateId: '1', cityId: '5', regionId: '7' }, { ...nothing, quote: quote({ deliverable: false }) })
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'مطروح (لسه مش بنوصّلها)' }).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('للأسف لسه مش بنوصّل المنطقة دي.')
})

test('lists loaded with the page are not fetched again', () => {
  const known = {
    ...nothing,
    cities: [{ __typename: 'City' as const, id: '5', name: 'مدينة نصر' }],
    quote: quote({ deliverable: true }),
  }
  const { asked } = fields({ stateId: '1', cityId: '5' }, known)
  expect(asked).toEqual([])
  expect(select('المدينة').value).toBe('5')
})

test('offers another area once a city is chosen, at the terms of the governorate', async () => {
  const known = {
    ...nothing,
    regions: [{ __typename: 'Region' as const, id: '7', name: 'الحي الأول', deliverable: true }],
    quote: quote({ deliverable: true }),
  }
  const { asked } = fields({ stateId: '1', cityId: '5', regionId: '7' }, known)
  expect([...select('المنطقة').options].map(({ text }) => text)).toEqual(['اختار المنطقة', 'الحي الأول', 'منطقة تانية…'])
  await userEvent.selectOptions(select('المنطقة'), 'other')
  expect(asked.at(-1)?.variables).toEqual({ stateId: '1', regionId: null })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^اسم المنطقة/, hidden: true }).maxLength).toBe(60)
})

function fields(
  chosen: Parameters<typeof PlaceFields>[0]['chosen'],
  known: Parameters<typeof PlaceFields>[0]['known'] = nothing,
) {
  const { client, asked, answer } = clientWithAnswers()
  render(
    withClient(
      client,
      inLocale('ar', <PlaceFields states={states} chosen={chosen} known={known} error={() => undefined} />),
    ),
  )
  const settle = (place: number, data: Record<string, unknown>) =>
    act(async () => {
      answer(place, { data })
      await Promise.resolve()
    })
  return { asked, settle }
}

function select(name: string): HTMLSelectElement {
  return screen.getByRole('combobox', { name: new RegExp(`^${name}`) })
}

function quote({ deliverable }: { deliverable: boolean }) {
  const fee = { __typename: 'Money' as const, formatted: '60\u00a0ج.م' }
  return {
    __typename: 'DeliveryQuote' as const,
    deliverable,
    fee,
    from: '2026-11-25',
    to: '2026-11-29',
    daysMin: 3,
    daysMax: 5,
  }
}
