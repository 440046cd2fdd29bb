import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testConfig } from '#src/config.fixture.ts'
import { codeTo, forgetLimits, MOBILE, MONA, openAccounts, registered } from './account.fixture.ts'
import { hashOfPassword } from './password.service.ts'
import { openSession } from './session.service.ts'

const accounts = await openAccounts()
const { db, call, post, clock } = accounts
afterEach(async () => {
  await db.deleteFrom('customer').execute()
  await db.deleteFrom('verification_code').execute()
  await forgetLimits(db)
})

const user = {
  id: expect.any(Number),
  mobile: MOBILE,
  email: 'mona@example.com',
  fullName: MONA.fullName,
  gender: 'female',
  dateOfBirth: '1994-03-02',
  image: null,
  hasPassword: true,
  marketingMessages: false,
  deletionDueAt: null,
}
const token = expect.stringMatching(/^[\w-]{43}$/)
const expiresAt = '2026-12-22T10:00:00.000Z'
const login = { email: MONA.mobile, password: MONA.password }

test('the calls of the specification answer in its shapes', async () => {
  expect(await post('/register', MONA)).toEqual({ status: 200, body: { data: { mobile: MOBILE, resendAfter: 60 } } })
  const checked = await post('/check-code', { mobile: MONA.mobile, code: await codeTo(db) })
  expect(checked).toEqual({ status: 200, body: { data: { token, expiresAt, user } } })
  const logged = await post('/login', login)
  expect(logged).toEqual({ status: 200, body: { data: { token, expiresAt, ...user } } })
  const headers = { authorization: `Bearer ${(logged.body.data as unknown as { token: string }).token}` }
  expect(await call('GET', '/profile', undefined, { headers })).toEqual({
    status: 200,
    body: { status: true, data: user },
  })
  const name = { fullName: 'منى السيد حسن' }
  const after = { ...user, ...name, mobileToVerify: null, resendAfter: null }
  expect(await post('/profile', name, { headers })).toEqual({ status: 200, body: { status: true, data: after } })
  expect(await post('/update-profile', {}, { headers })).toEqual({ status: 200, body: { data: after } })
  const passwords = { oldPassword: MONA.password, password: 'كلمة-جديدة', passwordConfirmation: 'كلمة-جديدة' }
  expect(await post('/change-password', passwords, { headers })).toEqual({
    status: 200,
    body: { success: true, data: { ...user, ...name } },
  })
  await forgetLimits(db)
  expect(await post('/send-code', { mobile: MONA.mobile, purpose: 'reset' })).toEqual({
    status: 200,
    body: { status: true },
  })
  const reset = {
    mobile: MONA.mobile,
    code: await codeTo(db),
    password: 'تالت-كلمة',
    passwordConfirmation: 'تالت-كلمة',
  }
  expect(await post('/reset-password', reset)).toEqual({ status: 200, body: { data: { done: true } } })
  expect(await post('/logout', {}, { headers })).toEqual({ status: 200, body: { status: true } })
  expect((await call('GET', '/profile', undefined, { headers })).body.error).toBe('UNAUTHENTICATED')
})

test('an empty bearer token is a guest', async () => {
  expect(await call('GET', '/profile', undefined, { headers: { authorization: 'Bearer ' } })).toMatchObject({
    status: 401,
  })
  expect(await post('/logout', {}, { headers: { authorization: 'Bearer ' } })).toEqual({
    status: 200,
    body: { status: true },
  })
})

test('reports each fault in the words of the specification', async () => {
  const { body } = await post('/register', {
    mobile: '010',
    email: 'no',
    password: '1234567',
    passwordConfirmation: 'x',
    dateOfBirth: '2020-01-01',
  })
  const said = Object.fromEntries(Object.entries(body.errors ?? {}).map(([field, [fault]]) => [field, fault?.message]))
  expect(said).toEqual({
    fullName: 'Full name is required',
    mobile: 'Mobile number must be at least 10 characters excluding spaces',
    email: 'Must be a valid email',
    password: 'Password must be at least 8 characters',
    passwordConfirmation: 'Passwords must match',
    gender: 'Gender must be selected',
    dateOfBirth: 'You must be 10 to 100 years old',
    acceptTerms: 'You must accept the terms and conditions',
  })
  const messages = async (url: string, form: object) =>
    Object.values((await post(url, form)).body.errors ?? {}).map(([fault]) => fault?.message)
  expect(await messages('/login', {})).toEqual(['Email or mobile number is required', 'Password is required'])
  expect(await messages('/login', { email: '٠١٠', password: '12345' })).toEqual([
    'Must be a valid email or mobile number',
    'Password must be at least 6 characters',
  ])
  expect(await messages('/check-code', { mobile: MOBILE, code: '12a4' })).toEqual(['Code must be 4 digits'])
  expect(await messages('/check-code', { mobile: MOBILE })).toEqual(['Code is required'])
})

test.each(['p'.repeat(73), 'ك'.repeat(73)])('a password of more than 72 characters is refused', async (password) => {
  const { body } = await post('/register', { ...MONA, password, passwordConfirmation: password })
  expect(body.errors).toMatchObject({ password: [{ rule: 'max' }] })
})

test('a password has up to 72 characters, however many bytes they are', async () => {
  const password = 'قهوة نعناع برتقال شباك قطر الصعيد مسمار كتاب النيل قمر طيارة ساعة فيل بحر سما'.slice(0, 72)
  expect((await post('/register', { ...MONA, password, passwordConfirmation: password })).status).toBe(200)
})

test.each([
  '12345678',
  '١٢٣٤٥٦٧٨',
  'password1',
  '01012345678',
  '٠١١١٢٣٤٥٦٧٨',
  '01012345678x',
  'mona1234',
  'qwertyui',
  'a'.repeat(72),
])('the password %s is guessed soon and refused, but still logs in', async (password) => {
  const passwords = { password, passwordConfirmation: password }
  const refused = { status: 422, body: { errors: { password: [{ rule: 'guessable' }] } } }
  expect(await post('/register', { ...MONA, ...passwords })).toMatchObject(refused)
  const mona = await registered(accounts)
  expect(await post('/change-password', { oldPassword: MONA.password, ...passwords }, mona)).toMatchObject(refused)
  await db
    .updateTable('customer')
    .set({ password_hash: await hashOfPassword({ config: testConfig() }, password) })
    .execute()
  expect((await post('/login', { ...login, password })).status).toBe(200)
})

test('a reset refuses a weak password and leaves the tries of the code', async () => {
  await registered(accounts)
  await forgetLimits(db)
  await post('/send-code', { mobile: MOBILE, purpose: 'reset' })
  const code = await codeTo(db)
  const reset = (password: string) =>
    post('/reset-password', { mobile: MOBILE, code, password, passwordConfirmation: password })
  for (let i = 0; i < 6; i += 1)
    expect((await reset('01012345678')).body.errors).toMatchObject({ password: [{ rule: 'guessable' }] })
  expect((await reset('تالت-كلمة')).status).toBe(200)
})

test.each(['قطة-سودا-7', 'modarag2026', 'zamalek1911', 'كلمة-جديدة', 'correct horse'])(
  'accepts the password %s',
  async (password) => {
    expect((await post('/register', { ...MONA, password, passwordConfirmation: password })).status).toBe(200)
  },
)

test.each(['1994-02-30', '02/03/1994', '2017-11-23', '1925-11-21'])(
  'refuses %s as date of birth',
  async (dateOfBirth) => {
    expect((await post('/register', { ...MONA, dateOfBirth })).body.errors).toHaveProperty('dateOfBirth')
  },
)

test('reports a taken mobile or e-mail at its field', async () => {
  await registered(accounts)
  expect((await post('/register', { ...MONA, email: '' })).body).toMatchObject({
    error: 'MOBILE_TAKEN',
    errors: { mobile: [{ rule: 'taken' }] },
  })
  expect((await post('/register', { ...MONA, mobile: '01112345678' })).body).toMatchObject({
    error: 'EMAIL_TAKEN',
    errors: { email: [{ rule: 'taken' }] },
  })
})

test('reports a taken mobile and a taken e-mail at once', async () => {
  await registered(accounts)
  expect((await post('/register', MONA)).body.errors).toMatchObject({
    mobile: [{ rule: 'taken' }],
    email: [{ rule: 'taken' }],
  })
})

test('an unverified account opens nothing and may be registered again', async () => {
  await post('/register', { ...MONA, fullName: 'واحدة تانية خالص' })
  expect((await post('/login', login)).body.error).toBe('ACCOUNT_UNVERIFIED')
  expect((await post('/login', { ...login, password: 'something' })).body.error).toBe('INVALID_CREDENTIALS')
  expect((await registered(accounts)).user).toMatchObject({ fullName: MONA.fullName })
})

test('registering another person’s mobile leaves no password', async () => {
  await post('/register', MONA)
  const foreign = { ...MONA, password: 'attacker-1', passwordConfirmation: 'attacker-1' }
  const { user: opened } = await registered(accounts, foreign)
  expect(opened).toMatchObject({ mobile: MOBILE })
  for (const password of [MONA.password, foreign.password])
    expect((await post('/login', { ...login, password })).body.error).toBe('INVALID_CREDENTIALS')
})

test('logs in by e-mail or mobile in any notation', async () => {
  await registered(accounts)
  for (const email of ['01012345678', '+20 10 1234-5678', '٠٠٢٠١٠١٢٣٤٥٦٧٨', ' MONA@example.com'])
    expect((await post('/login', { ...login, email })).status).toBe(200)
})

test('reports a blocked account only for the right password, and closes its session', async () => {
  const { headers } = await registered(accounts)
  await db.updateTable('customer').set({ blocked_at: clock.now }).execute()
  expect((await post('/login', login)).body.error).toBe('ACCOUNT_BLOCKED')
  expect((await post('/login', { ...login, password: 'wrong-one' })).body.error).toBe('INVALID_CREDENTIALS')
  expect(await call('GET', '/profile', undefined, { headers })).toMatchObject({
    status: 403,
    body: { error: 'ACCOUNT_BLOCKED' },
  })
})

test('a session lasts 30 days from its last use', async () => {
  const { headers } = await registered(accounts)
  const start = clock.now.getTime()
  const statusAfter = async (days: number) => {
    clock.now = new Date(start + days * 86_400_000)
    return (await call('GET', '/profile', undefined, { headers })).status
  }
  expect([await statusAfter(29), await statusAfter(58), await statusAfter(88.1)]).toEqual([200, 200, 401])
  clock.now = new Date(start)
})

test('the 31st session ends the one that was used longest ago', async () => {
  const start = clock.now
  const {
    headers: first,
    user: { id },
  } = await registered(accounts)
  const open = async (headers: Record<string, string>) => (await call('GET', '/profile', undefined, { headers })).status
  const tokens = []
  for (let login = 0; login < 30; login += 1) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    tokens.push((await openSession({ db, config: testConfig(), now: () => clock.now, language: 'en' }, id)).token)
  }
  expect([
    await open(first),
    await open({ authorization: `Bearer ${tokens[0]}` }),
    await open({ authorization: `Bearer ${tokens[29]}` }),
  ]).toEqual([401, 200, 200])
  clock.now = start
})

test('a password change ends all other sessions, a reset all of them', async () => {
  const one = await registered(accounts)
  const other = (await post('/login', login)).body.data as unknown as { token: string }
  const statuses = () =>
    Promise.all(
      [one.token, other.token].map(
        async (of) => (await call('GET', '/profile', undefined, { headers: { authorization: `Bearer ${of}` } })).status,
      ),
    )
  expect(
    (
      await post(
        '/change-password',
        { oldPassword: 'wrong-one', password: 'كلمة-جديدة', passwordConfirmation: 'كلمة-جديدة' },
        one,
      )
    ).body.errors,
  ).toMatchObject({ oldPassword: [{ message: 'This password is not correct' }] })
  expect(
    (
      await post(
        '/change-password',
        { oldPassword: MONA.password, password: MONA.password, passwordConfirmation: MONA.password },
        one,
      )
    ).body.errors,
  ).toMatchObject({ password: [{ rule: 'different' }] })
  await post(
    '/change-password',
    { oldPassword: MONA.password, password: 'كلمة-جديدة', passwordConfirmation: 'كلمة-جديدة' },
    one,
  )
  expect(await statuses()).toEqual([200, 401])
  await forgetLimits(db)
  await post('/send-code', { mobile: 'mona@example.com', purpose: 'reset' })
  const reset = {
    emailOrMobile: 'mona@example.com',
    code: await codeTo(db),
    password: 'تالت-كلمة',
    passwordConfirmation: 'تالت-كلمة',
  }
  expect((await post('/reset-password', reset)).status).toBe(200)
  expect(await statuses()).toEqual([401, 401])
  expect((await post('/login', { ...login, password: 'تالت-كلمة' })).status).toBe(200)
})

test('stores a new mobile once its requester checks the code', async () => {
  const mona = await registered(accounts)
  const hoda = await registered(accounts, { mobile: '01112345678', email: '' }, '+201112345678')
  await forgetLimits(db)
  const { body } = await post('/profile', { mobile: '01212345678', fullName: 'منى بعد التغيير' }, mona)
  expect(body.data).toMatchObject({
    mobile: MOBILE,
    fullName: 'منى بعد التغيير',
    mobileToVerify: '+201212345678',
    resendAfter: 60,
  })
  const check = { mobile: '01212345678', purpose: 'mobile', code: await codeTo(db, '+201212345678') }
  expect((await post('/check-code', check, hoda)).body.error).toBe('CODE_INVALID')
  expect((await post('/check-code', check)).body.error).toBe('UNAUTHENTICATED')
  expect((await post('/check-code', check, mona)).body.data).toMatchObject({
    token: mona.token,
    user: { mobile: '+201212345678' },
  })
  await forgetLimits(db)
  expect((await post('/profile', { email: '', gender: '', dateOfBirth: null }, mona)).body.data).toMatchObject({
    fullName: 'منى بعد التغيير',
    email: null,
    gender: null,
    dateOfBirth: null,
  })
})

test('keeps an e-mail that forms no longer take when the profile is saved with it', async () => {
  const mona = await registered(accounts, { mobile: '01512345678' }, '+201512345678')
  await db.updateTable('customer').set({ email: 'müna@example.com' }).where('mobile', '=', '+201512345678').execute()
  const { body } = await post('/profile', { email: ' Müna@example.com', fullName: 'منى بعد التغيير' }, mona)
  expect(body.data).toMatchObject({ email: 'müna@example.com', fullName: 'منى بعد التغيير' })
  expect((await post('/profile', { email: 'muna@exämple' }, mona)).body.errors).toMatchObject({
    email: [{ rule: 'email' }],
  })
})

test('only the right code reveals that a new mobile has an account', async () => {
  await registered(accounts, { mobile: '01112345678', email: '' }, '+201112345678')
  const mona = await registered(accounts)
  const taken = { mobile: '01112345678', purpose: 'mobile' }
  const ways = [() => post('/profile', { mobile: taken.mobile }, mona), () => post('/send-code', taken, mona)]
  for (const ask of ways) {
    await forgetLimits(db)
    expect((await ask()).status).toBe(200)
    const code = await codeTo(db, '+201112345678')
    const wrong = code === '1111' ? '2222' : '1111'
    expect((await post('/check-code', { ...taken, code: wrong }, mona)).body.error).toBe('CODE_INVALID')
    expect((await post('/check-code', { ...taken, code }, mona)).body).toMatchObject({
      error: 'MOBILE_TAKEN',
      errors: { mobile: [{ rule: 'taken' }] },
    })
  }
  expect((await post('/login', login)).body.data).toMatchObject({ mobile: MOBILE })
})

test('a session requests ten new mobiles and ten e-mails a day, without counting its own', async () => {
  const mona = await registered(accounts)
  await registered(accounts, { mobile: '01112345678', email: 'hoda@example.com' }, '+201112345678')
  const told = async (count: number, form: (i: number) => object) => {
    const errors: (string | undefined)[] = []
    for (let i = 0; i < count; i += 1) errors.push((await post('/profile', form(i), mona)).body.error)
    return errors
  }
  expect(await told(11, (i) => ({ mobile: `012123456${String(i).padStart(2, '0')}` }))).toEqual([
    ...Array(10).fill(undefined),
    'RATE_LIMITED',
  ])
  expect(await told(12, () => ({ email: MONA.email, mobile: MONA.mobile, fullName: MONA.fullName }))).toEqual(
    Array(12).fill(undefined),
  )
  expect(await told(11, () => ({ email: 'hoda@example.com' }))).toEqual([
    ...Array(10).fill('EMAIL_TAKEN'),
    'RATE_LIMITED',
  ])
})

test('a concurrent password change ends a login by the old password', async () => {
  const { user: customer } = await registered(accounts)
  const waiting = async () => {
    const { rows } = await sql<{
      n: number
    }>`select count(*) n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    return rows[0]?.n
  }
  const attempt = await db.transaction().execute(async (trx) => {
    await trx.updateTable('customer').set({ password_hash: 'another' }).where('id', '=', customer.id).execute()
    const started = post('/login', login)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    return { started }
  })
  expect((await attempt.started).body.error).toBe('INVALID_CREDENTIALS')
})
