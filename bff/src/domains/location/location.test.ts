import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

test('27 governorates with all their cities cost two calls', async () => {
  const { ask } = await startShop()
  const { data, calls } = await ask(
    '{ states { id iso name deliverable fee { amount formatted } daysMin daysMax cities { id name } } }',
  )
  const states = data?.states as unknown as { cities: unknown[] }[]
  expect([states.length, calls]).toEqual([27, 2])
  expect(states.every(({ cities }) => cities.length > 0)).toBe(true)
})

test('cities and areas are those of their governorate and city', async () => {
  const { ask } = await startShop()
  const { data } = await ask(
    '{ state(id: "1") { id cities { id } } cities(stateId: "1") { id regions { id deliverable } } nowhere: cities(stateId: "999") { id } none: state(id: "x") { id } }',
  )
  expect(data).toMatchObject({ nowhere: [], none: null })
  expect((data?.state as unknown as { cities: object[] }).cities).toEqual(
    (data?.cities as unknown as { id: string }[]).map(({ id }) => ({ id })),
  )
})

test('a promise without a place has no fee, and one for a governorate has', async () => {
  const { ask } = await startShop()
  const { data, errors } = await ask(
    '{ anywhere: deliveryQuote { deliverable fee { amount } from to daysMin daysMax } cairo: deliveryQuote(stateId: "1") { fee { currencyCode } } }',
  )
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    anywhere: { fee: null, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    cairo: { fee: { currencyCode: 'EGP' } },
  })
})

test('an id that is no number is refused', async () => {
  const { ask } = await startShop()
  expect((await ask('{ regions(cityId: "cairo") { id } }')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
