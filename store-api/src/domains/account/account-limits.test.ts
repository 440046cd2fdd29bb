import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { purgeLimits } from '#src/http/rate-limit.ts'
import { codeTo, forgetLimits, mayAskAgain, MOBILE, MONA, openAccounts, registered } from './account.fixture.ts'

const accounts = await openAccounts({ apps: 2 })
const { db, post } = accounts
afterAll(accounts.close)
afterEach(() => forgetLimits(db))
await registered(accounts)

const right = { email: MOBILE, password: MONA.password }
const wrong = { ...right, password: 'wrong-one' }
/** As if so many had been counted already. */
const counted = (name: string, points: number) => sql`update rate_limit set points = ${points} where key like ${`${name}:%`}`.execute(db)
const errors = async (tries: Promise<{ body: { error?: string } }>[]) => (await Promise.all(tries)).map(({ body }) => body.error)

test('ten wrong passwords for one account from one address stop the eleventh, whichever process is asked', async () => {
  const tries = Array.from({ length: 12 }, (_, i) => post('/login', wrong, { of: i % 2 }))
  const refused = await errors(tries)
  expect(['INVALID_CREDENTIALS', 'RATE_LIMITED'].map((error) => refused.filter((one) => one === error).length)).toEqual([10, 2])
  const stopped = await post('/login', right)
  expect(stopped).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } })
  expect(stopped.body.retryAfter).toBeGreaterThan(800)
  expect((await post('/login', right, { from: '41.33.1.2' })).status).toBe(200)
})

test('many addresses do not help: an account has fifty wrong passwords a day, and then a code still opens it', async () => {
  await post('/login', wrong)
  await counted('login', 50)
  expect((await post('/login', right, { from: '41.33.1.2' })).body.error).toBe('RATE_LIMITED')
  await mayAskAgain(db)
  await post('/send-code', { mobile: MOBILE })
  expect((await post('/check-code', { mobile: MOBILE, code: await codeTo(db) })).status).toBe(200)
})

test('one password for many accounts stops at a hundred from one network', async () => {
  const spray = (i: number, from: string) => post('/login', { email: `0101234${String(i).padStart(4, '0')}`, password: '12345678' }, { from, of: i % 2 })
  expect((await spray(1, '2001:db8:1:2::1')).body.error).toBe('INVALID_CREDENTIALS')
  await counted('login-net', 99)
  expect(await errors([spray(2, '2001:db8:1:2::2')])).toEqual(['INVALID_CREDENTIALS'])
  expect(await errors([spray(3, '2001:db8:1:2:9::3'), spray(4, '2001:db8:1:3::4')])).toEqual(['RATE_LIMITED', 'INVALID_CREDENTIALS'])
})

test('who is stopped uses up nothing of the accounts that are tried', async () => {
  await post('/login', wrong)
  await counted('login-net', 100)
  for (let i = 0; i < 60; i += 1) await post('/login', wrong)
  expect((await post('/login', right, { from: '41.33.1.2' })).status).toBe(200)
})

test('logins that succeed count for nobody: a whole district comes from one address', async () => {
  for (let i = 0; i < 12; i += 1) expect((await post('/login', right)).status).toBe(200)
  await counted('login-net', 99)
  expect((await post('/login', right)).status).toBe(200)
  expect((await post('/login', right)).status).toBe(200)
})

test.each([
  ['/send-code', 'code-net', { mobile: '01012340000' }],
  ['/check-code', 'check-net', { mobile: '01012340000', code: '1234' }],
  ['/reset-password', 'check-net', { mobile: '01012340000', code: '1234', password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' }],
  ['/register', 'register-net', { ...MONA, mobile: '01012340000' }],
])('%s stops at sixty an hour from one network', async (url, name, body) => {
  await post(url, body)
  await counted(name, 60)
  expect((await post(url, { ...body, mobile: '01012340001' })).body.error).toBe('RATE_LIMITED')
  expect((await post(url, { ...body, mobile: '01012340002' }, { from: '41.33.1.2' })).body.error).not.toBe('RATE_LIMITED')
})

test('whoever has a session cannot guess the password by it', async () => {
  const { headers } = await registered(accounts, { mobile: '01112345678', email: '' }, '+201112345678')
  const change = (oldPassword: string) => post('/change-password', { oldPassword, password: 'كلمة-جديدة', passwordConfirmation: 'كلمة-جديدة' }, { headers })
  await change('wrong-one')
  await counted('password', 10)
  expect((await change(MONA.password)).body.error).toBe('RATE_LIMITED')
})

test('what is no longer counted is forgotten', async () => {
  await post('/login', wrong)
  expect(await purgeLimits(db)).toBe(0)
  await sql`update rate_limit set expire = ${Date.now() - 1}`.execute(db)
  expect(await purgeLimits(db)).toBe(3)
})
