import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { codeTo, forgetLimits, mayAskAgain, MOBILE, MONA, openAccounts, registered } from './account.fixture.ts'
import { purgeRegistrations } from './account.service.ts'
import { purgeCodes } from './code.service.ts'

const accounts = await openAccounts()
const { db, post, clock, statementsOf } = accounts
afterEach(async () => {
  await db.deleteFrom('customer').execute()
  await db.deleteFrom('verification_code').execute()
  await forgetLimits(db)
})

const check = (code: string, from?: string) => post('/check-code', { mobile: MOBILE, code }, { from })
const anyWhere = (i: number) => `41.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
/** How many codes are tried at the same moment. */
const AT_ONCE = 500

const sessions = async () => (await db.selectFrom('session').selectAll().execute()).length

test('fifty concurrent checks of the right code open one session', async () => {
  await post('/register', MONA)
  const code = await codeTo(db)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => check(code, anyWhere(i))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessions()).toBe(1)
})

test('counts five of two thousand tried codes, and then refuses the right one', { timeout: 60_000 }, async () => {
  await post('/register', MONA)
  const code = await codeTo(db)
  const wrong = Array.from({ length: 2_000 }, (_, i) => String(i).padStart(4, '0')).filter((one) => one !== code)
  const answers: Awaited<ReturnType<typeof check>>[] = []
  for (let n = 0; n < wrong.length; n += AT_ONCE)
    answers.push(...(await Promise.all(wrong.slice(n, n + AT_ONCE).map((one, i) => check(one, anyWhere(n + i))))))
  const count = (error: string) => answers.filter(({ body }) => body.error === error).length
  expect([count('CODE_INVALID'), count('CODE_TOO_MANY_TRIES')]).toEqual([5, wrong.length - 5])
  expect((await check(code)).body.error).toBe('CODE_TOO_MANY_TRIES')
  expect(await sessions()).toBe(0)
})

test('a code with too many tries is refused as such until it expires, then as expired', async () => {
  await post('/register', MONA)
  const code = await codeTo(db)
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  for (let i = 0; i < 5; i += 1) expect((await check(wrong, anyWhere(i))).body.error).toBe('CODE_INVALID')
  const start = clock.now
  clock.now = new Date(start.getTime() + 10 * 60_000 - 1)
  expect((await check(code)).body.error).toBe('CODE_TOO_MANY_TRIES')
  clock.now = new Date(start.getTime() + 10 * 60_000)
  expect((await check(code)).body.error).toBe('CODE_EXPIRED')
  clock.now = start
})

test('accepts a code in Arabic digits', async () => {
  await post('/register', MONA)
  const code = (await codeTo(db)).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  expect((await check(code)).status).toBe(200)
})

test('a code is valid for ten minutes, once, for its purpose, and until the next one', async () => {
  await registered(accounts)
  await forgetLimits(db)
  await post('/send-code', { mobile: MOBILE, purpose: 'reset' })
  const first = await codeTo(db)
  expect((await check(first)).body.error).toBe('CODE_EXPIRED')
  await mayAskAgain(db)
  await post('/send-code', { mobile: MOBILE, purpose: 'reset' })
  const passwords = { password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' }
  const reset = (code: string) => post('/reset-password', { emailOrMobile: MOBILE, code, ...passwords })
  const second = await codeTo(db)
  // Once in ten thousand times both are the same, and this one is left out.
  expect(first === second ? 'CODE_INVALID' : (await reset(first)).body.error).toBe('CODE_INVALID')
  const start = clock.now
  clock.now = new Date(start.getTime() + 10 * 60_000)
  expect((await reset(second)).body.error).toBe('CODE_EXPIRED')
  clock.now = new Date(start.getTime() + 10 * 60_000 - 1)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(second)).body.error).toBe('CODE_EXPIRED')
  clock.now = start
})

test('allows another code after a minute and five a day, for all purposes', async () => {
  await registered(accounts)
  const again = await post('/send-code', { mobile: MOBILE, purpose: 'reset' })
  expect(again).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED', retryAfter: expect.any(Number) } })
  expect(again.body.retryAfter).toBeLessThanOrEqual(60)
  const statuses: number[] = []
  for (const purpose of ['reset', 'register', 'reset', 'register', 'reset']) {
    await mayAskAgain(db)
    statuses.push((await post('/send-code', { mobile: MOBILE, purpose })).status)
  }
  // One went out when she registered.
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('a registered customer logs in by code', async () => {
  const { user } = await registered(accounts)
  await forgetLimits(db)
  await post('/send-code', { mobile: MOBILE })
  expect((await check(await codeTo(db))).body.data).toMatchObject({ user: { id: user.id } })
})

test.each([
  ['register', MOBILE, '+201112345678'],
  ['reset', MOBILE, '+201112345678'],
  ['reset', 'mona@example.com', 'nobody@example.com'],
])(
  'a code for %s to %s and one to %s, whom nobody knows, take the same answers and statements',
  async (purpose, known, unknown) => {
    await registered(accounts)
    const passwords = { password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' }
    const tell = async (identifier: string) => {
      await forgetLimits(db)
      const answers: unknown[] = []
      const tryIt = () =>
        purpose === 'reset'
          ? post('/reset-password', { emailOrMobile: identifier, code: '1234', ...passwords })
          : post('/check-code', { mobile: identifier, code: '1234' })
      const statements = [
        await statementsOf(async () => answers.push(await post('/send-code', { mobile: identifier, purpose }))),
      ]
      for (let i = 0; i < 6; i += 1) statements.push(await statementsOf(async () => answers.push(await tryIt())))
      answers.push(await post('/send-code', { mobile: identifier, purpose }))
      return { answers, statements }
    }
    const [one, other] = [await tell(known), await tell(unknown)]
    expect(other).toEqual(one)
    expect(one.answers.at(-2)).toMatchObject({ body: { error: 'CODE_TOO_MANY_TRIES' } })
    expect(await codeTo(db, unknown)).toBe('')
  },
)

test('the codes of an e-mail and of its mobile are independent, except for the limit of the mobile', async () => {
  await registered(accounts)
  await forgetLimits(db)
  const ask = (mobile: string) => post('/send-code', { mobile, purpose: 'reset' })
  const passwords = { password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' }
  const reset = (emailOrMobile: string, code: string) => post('/reset-password', { emailOrMobile, code, ...passwords })
  expect((await ask('mona@example.com')).status).toBe(200)
  const sent = await codeTo(db)
  expect((await ask(MOBILE)).status).toBe(200)
  expect(await codeTo(db)).toBe(sent)
  for (let i = 0; i < 6; i += 1) await reset(MOBILE, sent)
  expect((await reset(MOBILE, sent)).body.error).toBe('CODE_TOO_MANY_TRIES')
  expect((await reset('Mona@example.com', sent)).status).toBe(200)
})

test('a code of an e-mail opens no account that got the e-mail later', async () => {
  const { headers } = await registered(accounts)
  await forgetLimits(db)
  await post('/send-code', { mobile: 'mona@example.com', purpose: 'reset' })
  const code = await codeTo(db)
  await post('/profile', { email: '' }, { headers })
  await registered(accounts, { mobile: '01112345678' }, '+201112345678')
  const reset = { emailOrMobile: 'mona@example.com', code, password: 'تالت-كلمة', passwordConfirmation: 'تالت-كلمة' }
  expect((await post('/reset-password', reset)).body.error).toBe('CODE_INVALID')
})

test('deletes the codes of yesterday and unverified registrations', async () => {
  await post('/register', MONA)
  const day = (hours: number) => () => new Date(clock.now.getTime() + hours * 3_600_000)
  expect([await purgeCodes({ db, now: day(24) }), await purgeRegistrations({ db, now: day(23) })]).toEqual([0, 0])
  expect([await purgeCodes({ db, now: day(25) }), await purgeRegistrations({ db, now: day(25) })]).toEqual([1, 1])
})

test('stores no code, token or password in plain text', async () => {
  const { token } = await registered(accounts)
  const { rows } = await sql<{ text: string }>`
    select concat((select json_agg(c) from customer c), (select json_agg(s) from session s), (select json_agg(v) from verification_code v),
      (select json_agg(l) from rate_limit l)) as text`.execute(db)
  const text = rows[0]?.text ?? ''
  for (const secret of [MONA.password, token, Buffer.from(token, 'base64url').toString('hex')])
    expect(text).not.toContain(secret)
  expect(text).toContain('argon2id')
})
