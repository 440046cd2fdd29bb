import { afterEach, expect, test } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { forgetLimits, MONA, openAccounts, registered } from './account.fixture.ts'
import { deviceOf } from './device.ts'
import type { Session } from './session.schema.ts'

const accounts = await openAccounts({ configs: [testConfig(), testConfig()] })
const { db, clock, call, post } = accounts
afterEach(async () => {
  await db.deleteFrom('customer').execute()
  await forgetLimits(db)
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const login = async (agent: string, password = MONA.password) => {
  const { body } = await post('/login', { email: MONA.mobile, password }, { headers: { 'user-agent': agent } })
  return body.data as unknown as { token: string; expiresAt: string }
}
const listed = async (token: string, language = 'en') =>
  (await call('GET', '/sessions', undefined, { headers: { ...bearer(token), 'accept-language': language } })).body
    .data as unknown as Session[]
const opens = async (token: string, of = 0) =>
  (await call('GET', '/profile', undefined, { headers: bearer(token), of })).status === 200

test.each([
  [PHONE, 'Chrome على Android', 'Chrome on Android'],
  [IPHONE, 'Safari على iOS', 'Safari on iOS'],
  [EDGE, 'Microsoft Edge على Windows', 'Microsoft Edge on Windows'],
  ['okhttp/4.12.0', 'okhttp', 'okhttp'],
  ['', 'جهاز مش معروف', 'Unknown device'],
  [null, 'جهاز مش معروف', 'Unknown device'],
  ['x'.repeat(5000), 'x'.repeat(40), 'x'.repeat(40)],
])('the user agent %.40s is named in both languages', (agent, arabic, english) => {
  expect([deviceOf(agent, 'ar'), deviceOf(agent, 'en')]).toEqual([arabic, english])
})

test('a login says when its session expires, and each use moves this to 30 days later', async () => {
  const start = clock.now
  await registered(accounts)
  const { token, expiresAt } = await login(PHONE)
  expect(expiresAt).toBe('2026-12-22T10:00:00.000Z')
  clock.now = new Date(start.getTime() + 5 * 86_400_000)
  expect(await listed(token)).toMatchObject([
    {
      createdAt: '2026-11-22T10:00:00.000Z',
      lastUsedAt: '2026-11-27T10:00:00.000Z',
      expiresAt: '2026-12-27T10:00:00.000Z',
    },
    {},
  ])
  clock.now = start
})

test('lists the sessions of the customer with their devices, the current one first, and no expired ones', async () => {
  const start = clock.now
  const { token: registration } = await registered(accounts)
  clock.now = new Date(start.getTime() + 60_000)
  const [phone, edge] = [await login(PHONE), await login(EDGE)]
  const sessions = await listed(phone.token)
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Android', true],
    ['Microsoft Edge on Windows', false],
    [expect.any(String), false],
  ])
  expect((await listed(edge.token, 'ar')).map(({ device, current }) => [device, current]).slice(0, 2)).toEqual([
    ['Microsoft Edge على Windows', true],
    ['Chrome على Android', false],
  ])
  expect(JSON.stringify(sessions)).not.toMatch(/41\.33|Mozilla/)
  expect(await opens(registration)).toBe(true)
  await db.updateTable('session').set({ expires_at: clock.now }).where('user_agent', '=', EDGE).execute()
  expect((await listed(phone.token)).length).toBe(2)
  clock.now = start
})

test('a revoked session opens nothing in any process, and the others stay', async () => {
  const { token: first } = await registered(accounts)
  const { token: lost } = await login(PHONE)
  expect(await opens(lost, 1)).toBe(true)
  const session = (await listed(first)).find(({ device }) => device === 'Chrome on Android')
  const left = await post(`/sessions/${session?.id}/revoke`, {}, { headers: bearer(first) })
  expect([left.status, left.body.data]).toMatchObject([200, [{ current: true }]])
  expect([await opens(lost), await opens(lost, 1), await opens(first, 1)]).toEqual([false, false, true])
  expect((await post(`/sessions/${session?.id}/revoke`, {}, { headers: bearer(first) })).body.error).toBe('NOT_FOUND')
})

test('all others are revoked at once, and the current one can be revoked too', async () => {
  await registered(accounts)
  const [one, other] = [await login(PHONE), await login(EDGE)]
  const left = await post('/sessions/revoke-others', {}, { headers: bearer(one.token) })
  expect(left.body.data).toMatchObject([{ device: 'Chrome on Android', current: true }])
  expect([await opens(one.token), await opens(other.token)]).toEqual([true, false])
  const [own] = await listed(one.token)
  expect((await post(`/sessions/${own?.id}/revoke`, {}, { headers: bearer(one.token) })).body.data).toEqual([])
  expect(await opens(one.token)).toBe(false)
})

test('nobody reads or revokes a session of somebody else', async () => {
  const { token: mine } = await registered(accounts)
  const { token: hers } = await registered(
    accounts,
    { mobile: '01112345678', email: 'sara@example.com' },
    '+201112345678',
  )
  const [session] = await listed(hers)
  expect((await post(`/sessions/${session?.id}/revoke`, {}, { headers: bearer(mine) })).body.error).toBe('NOT_FOUND')
  expect(await opens(hers)).toBe(true)
  for (const path of ['/sessions/revoke-others', `/sessions/${session?.id}/revoke`])
    expect((await post(path, {})).body.error).toBe('UNAUTHENTICATED')
  expect((await call('GET', '/sessions')).body.error).toBe('UNAUTHENTICATED')
})
