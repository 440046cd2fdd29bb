import { expect, test, vi } from 'vitest'
import { codeTo, MOBILE, MONA, openAccounts } from '#src/domains/account/account.fixture.ts'
import type { CodeChecked, Customer } from '#src/domains/account/account.schema.ts'

const shop = await openAccounts()
const { db, clock, call, post } = shop

const MINUTE = 60_000
const decisions = () =>
  db
    .selectFrom('marketing_consent')
    .select(['granted', 'source', 'at'])
    .where('mobile', '=', MOBILE)
    .orderBy('id')
    .execute()

async function login() {
  const code = await codeTo(db, MOBILE)
  const { token, user } = (await post('/check-code', { mobile: MOBILE, code })).body.data as unknown as CodeChecked
  return { headers: { authorization: `Bearer ${token}` }, user }
}

test('keeps each decision with its time and source, and the newest counts', async () => {
  await post('/register', { ...MONA, marketingMessages: true })
  const { headers, user } = await login()
  expect(user.marketingMessages).toBe(true)
  const decide = async (granted: boolean) => {
    clock.now = new Date(clock.now.getTime() + MINUTE)
    return (await call('POST', '/marketing-consent', { granted }, { headers })).body.data as unknown as Customer
  }
  expect((await decide(false)).marketingMessages).toBe(false)
  expect((await decide(false)).marketingMessages, 'again').toBe(false)
  expect((await call('GET', '/profile', undefined, { headers })).body.data).toMatchObject({ marketingMessages: false })
  expect((await decide(true)).marketingMessages).toBe(true)
  expect((await decisions()).map(({ granted, source }) => [granted, source])).toEqual([
    [true, 'registration'],
    [false, 'account'],
    [true, 'account'],
  ])
  const times = (await decisions()).map(({ at }) => at.getTime())
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

test('is refused to a guest', async () => {
  expect((await post('/marketing-consent', { granted: true })).status).toBe(401)
})

test('a registration that leaves the box empty agrees to nothing', async () => {
  const mobile = '01112345678'
  await post('/register', { ...MONA, mobile, email: null })
  const row = await db
    .selectFrom('marketing_consent')
    .select('granted')
    .where('mobile', '=', '+201112345678')
    .executeTakeFirst()
  expect(row?.granted).toBe(false)
})

test('of two registrations that contest a mobile neither agrees', async () => {
  const mobile = '01212345678'
  await post('/register', { ...MONA, mobile, email: null, marketingMessages: true })
  // The clock of the limits goes on: a minute between two codes for a mobile.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 2 * MINUTE })
  await post('/register', {
    ...MONA,
    mobile,
    email: null,
    password: 'بطة-بيضا-9',
    passwordConfirmation: 'بطة-بيضا-9',
    marketingMessages: true,
  })
  vi.useRealTimers()
  const rows = await db
    .selectFrom('marketing_consent')
    .select('granted')
    .where('mobile', '=', '+201212345678')
    .orderBy('id', 'desc')
    .execute()
  expect(rows.map(({ granted }) => granted)).toEqual([false, true])
})
