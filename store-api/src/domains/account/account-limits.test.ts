import { setTimeout as sleep } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { forgetExhausted, purgeLimits } from '#src/http/rate-limit.ts'
import { forgetFailedLogins } from './account-limits.service.ts'
import { codeTo, forgetLimits, mayAskAgain, MOBILE, MONA, openAccounts, registered } from './account.fixture.ts'
import { isPassword } from './password.service.ts'

/** As slow as in a shop. */
const slowConfig = { ...testConfig(), passwordMemory: 32_768 }
const accounts = await openAccounts({ configs: [testConfig(), slowConfig] })
const { db, post } = accounts
afterEach(() => forgetLimits(db))
await registered(accounts)

const right = { email: MOBILE, password: MONA.password }
const wrong = { ...right, password: 'wrong-one' }
/** As if so many had been counted already. */
const counted = (name: string, points: number) =>
  sql`update rate_limit set points = ${points} where key like ${`${name}:%`}`.execute(db)
const passwordsOf = ({ password, passwordConfirmation }: typeof MONA) => ({ password, passwordConfirmation })
const errors = async (tries: Promise<{ body: { error?: string } }>[]) =>
  (await Promise.all(tries)).map(({ body }) => body.error)

test('ten wrong passwords for one account from one network stop the eleventh, in any process', async () => {
  const tries = Array.from({ length: 12 }, (_, i) => post('/login', wrong, { of: i % 2 }))
  const refused = await errors(tries)
  expect(['INVALID_CREDENTIALS', 'RATE_LIMITED'].map((error) => refused.filter((one) => one === error).length)).toEqual(
    [10, 2],
  )
  const stopped = await post('/login', right)
  expect(stopped).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } })
  expect(stopped.body.retryAfter).toBeGreaterThan(800)
  expect((await post('/login', right, { from: '41.33.1.2' })).status).toBe(200)
})

test('refused tries of an exhausted limit take no statement of the limits for ten seconds, or until it is reset', async () => {
  const from = '41.33.4.4'
  await post('/login', wrong, { from })
  await counted('login-pair', 10)
  await post('/login', wrong, { from })
  expect(await accounts.statementsOf(() => post('/login', right, { from }))).toBe(1)
  await forgetLimits(db)
  expect((await post('/login', right, { from })).status).toBe(200)
})

test('a limit that another process resets is open again within ten seconds', async () => {
  const from = '41.33.4.7'
  const byMail = { email: MONA.email, password: MONA.password }
  await post('/login', { ...wrong, email: MONA.email }, { from })
  await counted('login-customer', 50)
  expect((await post('/login', byMail, { from })).body.error).toBe('INVALID_CREDENTIALS')
  const { id } = await db.selectFrom('customer').select('id').where('mobile', '=', MOBILE).executeTakeFirstOrThrow()
  // The store APIs of these tests remember by another Db.
  await forgetFailedLogins({ db }, id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await post('/login', byMail, { from })).status).toBe(200)
})

/** Keeps the queue of hashing full, more networks than it has places, until the returned function is called. */
function fillQueue(): () => Promise<void> {
  let isOver = false
  const flood = Array.from({ length: 60 }, async (_, n) => {
    while (!isOver)
      await isPassword({ address: `41.99.0.${n}`, config: slowConfig }, undefined, 'wrong-one').catch(() => sleep(1))
  })
  return async () => {
    isOver = true
    await Promise.all(flood)
  }
}

test(
  'a login, a registration, a reset and a change of the password that are not hashed use up no tries',
  { timeout: 30_000 },
  async () => {
    const from = '41.99.0.1'
    const { headers } = await registered(accounts, { mobile: '01112345670', email: '' }, '+201112345670')
    await forgetLimits(db)
    await post('/send-code', { mobile: '01112345670', purpose: 'reset' })
    const passwords = { password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' }
    const code = await codeTo(db, '+201112345670')
    const counts = () =>
      sql<{
        key: string
        points: number
      }>`select split_part(key, ':', 1) as key, points from rate_limit where points > 0 order by 1`.execute(db)
    const before = await counts()
    const empty = fillQueue()
    const busy = [
      post('/login', right, { from }),
      post('/register', { ...MONA, mobile: '01512345670', email: '' }, { from }),
      post('/reset-password', { mobile: '01112345670', code, ...passwords }, { from }),
      post('/change-password', { oldPassword: MONA.password, ...passwords }, { from, headers }),
    ]
    expect(await errors(busy)).toEqual(Array(4).fill('UNAVAILABLE'))
    await empty()
    expect((await counts()).rows).toEqual(before.rows)
    expect((await post('/reset-password', { mobile: '01112345670', code, ...passwords }, { from })).status).toBe(200)
  },
)

test('guessable passwords are scored within the limits alone, and use up no code', async () => {
  const weak = { password: 'password1', passwordConfirmation: 'password1' }
  const form = { ...MONA, ...weak, mobile: '01512345671', email: '' }
  expect((await post('/register', form)).body.errors).toMatchObject({ password: [{ rule: 'guessable' }] })
  await counted('register-net', 300)
  expect((await post('/register', form)).body.error).toBe('RATE_LIMITED')
  await forgetLimits(db)
  expect((await post('/register', { ...form, ...passwordsOf(MONA) })).status).toBe(200)
  await post('/send-code', { mobile: MOBILE, purpose: 'reset' })
  const code = await codeTo(db)
  const wrongCode = code === '1111' ? '2222' : '1111'
  expect((await post('/reset-password', { mobile: MOBILE, code: wrongCode, ...weak })).body.error).toBe('CODE_INVALID')
  expect((await post('/reset-password', { mobile: MOBILE, code, ...weak })).body.errors).toMatchObject({
    password: [{ rule: 'guessable' }],
  })
})

test('a try that the limit of the network stops uses up none of the pair', async () => {
  const check = (mobile: string) => post('/check-code', { mobile, code: '1234' }, { from: '41.33.6.7' })
  await check('01512340001')
  await counted('check-net', 60)
  for (let n = 0; n < 12; n += 1) expect((await check('01512340000')).body.error).toBe('RATE_LIMITED')
  await sql`delete from rate_limit where key like 'check-net:%'`.execute(db)
  forgetExhausted()
  expect((await check('01512340000')).body.error).toBe('CODE_EXPIRED')
})

test('an account has fifty wrong passwords a day from all networks, and a code still opens it', async () => {
  await post('/login', wrong)
  await counted('login', 50)
  expect((await post('/login', right, { from: '41.33.1.2' })).body.error).toBe('RATE_LIMITED')
  await mayAskAgain(db)
  await post('/send-code', { mobile: MOBILE })
  expect((await post('/check-code', { mobile: MOBILE, code: await codeTo(db) })).status).toBe(200)
})

test('stops one password for many accounts after a hundred tries from one network', async () => {
  const spray = (i: number, from: string) =>
    post('/login', { email: `0101234${String(i).padStart(4, '0')}`, password: '12345678' }, { from, of: i % 2 })
  expect((await spray(1, '2001:db8:1:2::1')).body.error).toBe('INVALID_CREDENTIALS')
  await counted('login-net', 99)
  expect(await errors([spray(2, '2001:db8:1:2::2')])).toEqual(['INVALID_CREDENTIALS'])
  expect(await errors([spray(3, '2001:db8:1:2:9::3'), spray(4, '2001:db8:1:3::4')])).toEqual([
    'RATE_LIMITED',
    'INVALID_CREDENTIALS',
  ])
})

test('a limited network uses up no tries of the accounts', async () => {
  await post('/login', wrong)
  await counted('login-net', 100)
  for (let i = 0; i < 60; i += 1) await post('/login', wrong)
  expect((await post('/login', right, { from: '41.33.1.2' })).status).toBe(200)
})

test('a hundred wrong passwords for one account lock out no neighbour of the network', async () => {
  await registered(accounts, { mobile: '01112345679', email: '' }, '+201112345679')
  const from = '41.33.7.7'
  for (let i = 0; i < 102; i += 1) await post('/login', wrong, { from })
  expect((await post('/login', { ...right, email: '01112345679' }, { from })).status).toBe(200)
})

test(
  'a flood of wrong passwords is refused beyond fifty waiting ones, and a login from elsewhere is next',
  { timeout: 30_000 },
  async () => {
    let answered = 0
    const wrongOf = (i: number) =>
      post(
        '/login',
        { email: `0101777${String(i).padStart(4, '0')}`, password: '12345678' },
        { from: '41.33.4.5', of: 1 },
      )
    const flood = Array.from({ length: 70 }, async (_, i) => {
      const { status, body } = await wrongOf(i)
      if (status === 401) answered += 1
      return `${status} ${body.error} ${body.retryAfter ?? ''}`
    })
    expect((await post('/login', right, { from: '41.33.4.6', of: 1 })).status).toBe(200)
    expect(answered).toBeLessThan(20)
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['401 INVALID_CREDENTIALS ', '503 UNAVAILABLE 2']))
  },
)

test('three hundred customers log in from one network within a moment', { timeout: 30_000 }, async () => {
  const password_hash = await hash(MONA.password, { memoryCost: 8, timeCost: 1 })
  const mobiles = Array.from({ length: 300 }, (_, i) => `+20155${String(i).padStart(7, '0')}`)
  const values = mobiles.map((mobile) => ({ mobile, full_name: MONA.fullName, password_hash, verified_at: new Date() }))
  await db
    .insertInto('customer')
    .values(values.map((value) => ({ ...value, email: null, gender: null, date_of_birth: null, blocked_at: null })))
    .execute()
  const from = '41.33.9.9'
  for (let at = 0; at < mobiles.length; at += 50) {
    const answers = await Promise.all(
      mobiles.slice(at, at + 50).map((email) => post('/login', { email, password: MONA.password }, { from })),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
})

test('a network without tries left opens only accounts known there, and answers all others alike', async () => {
  const from = '41.33.8.8'
  await registered(accounts, { mobile: '01212345678', email: '' }, '+201212345678')
  await post('/login', wrong, { from })
  expect((await post('/login', right, { from })).status).toBe(200)
  await counted('login-net', 100)
  const stranger = { ...right, email: '01212345678' }
  expect(
    await errors(
      [wrong, stranger, { ...stranger, password: 'wrong-one' }].map((form) => post('/login', form, { from })),
    ),
  ).toEqual(Array(3).fill('RATE_LIMITED'))
  expect((await post('/login', right, { from })).status).toBe(200)
  expect((await post('/login', stranger, { from: '41.33.8.9' })).status).toBe(200)
})

test('e-mail and mobile share one hidden count of failures, which a reset by code clears', async () => {
  const from = '41.33.1.9'
  const byMail = { email: MONA.email, password: MONA.password }
  await post('/login', { ...wrong, email: MONA.email })
  await counted('login-customer', 50)
  expect(await errors([post('/login', right, { from }), post('/login', byMail, { from })])).toEqual(
    Array(2).fill('INVALID_CREDENTIALS'),
  )
  await post('/send-code', { mobile: MOBILE, purpose: 'reset' })
  const passwords = { password: MONA.password, passwordConfirmation: MONA.password }
  expect((await post('/reset-password', { mobile: MOBILE, code: await codeTo(db), ...passwords })).status).toBe(200)
  expect((await post('/login', byMail, { from })).status).toBe(200)
})

test('refused codes do not count for the network', async () => {
  for (let i = 0; i < 62; i += 1) await post('/send-code', { mobile: '01012340000' })
  expect((await post('/send-code', { mobile: '01012340001' })).status).toBe(200)
})

test('wrong codes for one mobile leave the network its sixty', async () => {
  await post('/send-code', { mobile: MOBILE })
  for (let i = 0; i < 62; i += 1)
    await post('/check-code', { mobile: MOBILE, code: String(i % 10).repeat(4) }, { from: '41.33.6.6' })
  expect((await post('/check-code', { mobile: '01512340000', code: '1234' }, { from: '41.33.6.6' })).body.error).toBe(
    'CODE_EXPIRED',
  )
})

test('accepts the right code of an account known in a network without tries left', async () => {
  const from = '41.33.5.5'
  expect((await post('/login', right, { from })).status).toBe(200)
  await post('/check-code', { mobile: '01012340000', code: '1234' }, { from })
  await counted('check-net', 60)
  await post('/send-code', { mobile: MOBILE })
  const code = await codeTo(db)
  const wrongCode = code === '1111' ? '2222' : '1111'
  expect((await post('/check-code', { mobile: MOBILE, code: wrongCode }, { from })).body.error).toBe('RATE_LIMITED')
  expect((await post('/check-code', { mobile: MOBILE, code }, { from })).status).toBe(200)
})

test('successful logins do not count: a whole district shares one network', async () => {
  for (let i = 0; i < 12; i += 1) expect((await post('/login', right)).status).toBe(200)
  await counted('login-net', 99)
  expect((await post('/login', right)).status).toBe(200)
  expect((await post('/login', right)).status).toBe(200)
})

test.each([
  ['/check-code', 'check-net', { mobile: '01012340000', code: '1234' }],
  [
    '/reset-password',
    'check-net',
    { mobile: '01012340000', code: '1234', password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' },
  ],
  ['/register', 'register-net', { ...MONA, mobile: '01012340000', email: '' }],
])('%s stops when its network has no tries left', async (url, name, body) => {
  await post(url, body)
  await counted(name, 300)
  expect((await post(url, { ...body, mobile: '01012340001' })).body.error).toBe('RATE_LIMITED')
  expect((await post(url, { ...body, mobile: '01012340002' }, { from: '41.33.1.2' })).body.error).not.toBe(
    'RATE_LIMITED',
  )
})

test('a session cannot be used to guess the password', async () => {
  const { headers } = await registered(accounts, { mobile: '01112345678', email: '' }, '+201112345678')
  const change = (oldPassword: string) =>
    post('/change-password', { oldPassword, password: 'كلمة-جديدة', passwordConfirmation: 'كلمة-جديدة' }, { headers })
  await change('wrong-one')
  await counted('password', 10)
  expect((await change(MONA.password)).body.error).toBe('RATE_LIMITED')
})

test('deletes expired counts', async () => {
  await post('/login', wrong)
  expect(await purgeLimits(db)).toBe(0)
  await sql`update rate_limit set expire = ${Date.now() - 1}`.execute(db)
  expect(await purgeLimits(db)).toBe(5)
})
