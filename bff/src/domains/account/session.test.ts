import { randomInt } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { startShop } from '#src/testing/shop.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const PASSWORD = 'قطة-سودا-7'
const LOGIN = 'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token expiresAt } }'
const SESSIONS = '{ viewer { sessions { id device createdAt lastUsedAt expiresAt current } } }'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

interface Session {
  id: string
  device: string
  current: boolean
  expiresAt: string
}

/** The code that was last sent to a mobile (E.164). */
async function codeTo(mobile: string): Promise<string> {
  const answer = await fetch(`${inject('storeApiUrl')}/outbox?mobile=${encodeURIComponent(mobile)}`, {
    headers: { 'x-service-key': 'demo-service-key-not-for-production' },
  })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data[0]?.text.match(/\b\d{4}\b/)?.[0] ?? ''
}

/** A shop with a customer of this test alone, whose first session the registration opened. */
async function openShop() {
  const { ask: send } = await startShop()
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const ask: typeof send = (query, sent) =>
    send(query, { ...sent, headers: { 'x-forwarded-for': address, ...sent?.headers } })
  const mobile = `+2010${randomInt(10_000_000, 100_000_000)}`
  await ask(
    'mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code path } } }',
    {
      variables: {
        input: {
          fullName: 'منى عبد الرحمن',
          mobile,
          password: PASSWORD,
          passwordConfirmation: PASSWORD,
          gender: 'FEMALE',
          dateOfBirth: '1994-03-02',
          acceptTerms: true,
        },
      },
    },
  )
  const checked = await ask(
    'mutation ($input: AccountCodeCheckInput!) { accountCodeCheck(input: $input) { token userErrors { code } } }',
    { variables: { input: { mobile, code: await codeTo(mobile), purpose: 'REGISTER' } } },
  )
  expect(checked.data).toMatchObject({ accountCodeCheck: { userErrors: [] } })
  const login = async (agent: string) => {
    const { data } = await ask(LOGIN, {
      variables: { input: { email: mobile, password: PASSWORD } },
      headers: { 'user-agent': agent },
    })
    return (data as unknown as { accountLogin: { token: string; expiresAt: string } }).accountLogin
  }
  const as = (token: string, query: string, headers: Record<string, string> = {}) =>
    ask(query, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const sessions = async (token: string, language = 'en') => {
    const { data } = await as(token, SESSIONS, { 'accept-language': language })
    return (data as unknown as { viewer: { sessions: Session[] } }).viewer.sessions
  }
  return { ask, as, login, sessions }
}

test('a login says when its session expires, and the customer sees on which devices she is logged in', async () => {
  const { login, sessions } = await openShop()
  const [phone, app] = [await login(PHONE), await login('ModaragApp/1.2')]
  expect(Date.parse(phone.expiresAt) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  const listed = await sessions(app.token)
  expect(listed.slice(0, 2).map(({ device, current }) => [device, current])).toEqual([
    ['ModaragApp', true],
    ['Chrome on Android', false],
  ])
  expect(listed[1]?.expiresAt).toBe(phone.expiresAt)
  expect((await sessions(phone.token, 'ar')).map(({ device }) => device).slice(0, 2)).toEqual([
    'Chrome على Android',
    'ModaragApp',
  ])
})

test('a revoked session is refused at once; the others are left', async () => {
  const { as, login, sessions } = await openShop()
  const [phone, app] = [await login(PHONE), await login('ModaragApp/1.2')]
  const [own, lost, ...more] = await sessions(app.token)
  const revoke = (id: string) =>
    as(
      app.token,
      `mutation { sessionRevoke(input: { sessionId: "${id}" }) { customer { sessions { id } } userErrors { code path } } }`,
    )
  const left = [own, ...more].map((session) => ({ id: session?.id }))
  expect((await revoke(lost?.id ?? '')).data).toEqual({
    sessionRevoke: { customer: { sessions: left }, userErrors: [] },
  })
  const after = await as(phone.token, '{ viewer { id } }')
  expect([after.data, after.errors[0]?.path, after.errors[0]?.extensions.code]).toEqual([
    { viewer: null },
    ['viewer'],
    'UNAUTHENTICATED',
  ])
  expect((await revoke(lost?.id ?? '')).data).toEqual({
    sessionRevoke: { customer: null, userErrors: [{ code: 'NOT_FOUND', path: ['sessionId'] }] },
  })
})

test('all other sessions are revoked at once, and the own one is a logout', async () => {
  const { ask, as, login, sessions } = await openShop()
  const [phone, app] = [await login(PHONE), await login('ModaragApp/1.2')]
  const others = await as(
    app.token,
    'mutation { sessionRevokeOthers { customer { sessions { device } } userErrors { code } } }',
  )
  expect(others.data).toEqual({
    sessionRevokeOthers: { customer: { sessions: [{ device: 'ModaragApp' }] }, userErrors: [] },
  })
  expect((await as(phone.token, '{ viewer { id } }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const [own] = await sessions(app.token)
  const ended = await ask(
    `mutation { sessionRevoke(input: { sessionId: "${own?.id}" }) { customer { id } userErrors { code } } }`,
    { headers: { ...PAGE, cookie: `token=${app.token}` } },
  )
  expect(ended.data).toEqual({ sessionRevoke: { customer: null, userErrors: [] } })
  expect(ended.cookies).toMatchObject([{ name: 'token', value: '' }])
})

test.each([
  ['of nobody', 'x'.repeat(43)],
  ['that is too long to be one', 'x'.repeat(201)],
  ['with letters that no header has', 'تذكرة'],
])('a bearer token %s is refused at viewer, and the rest of the query is answered', async (_, token) => {
  const { as } = await openShop()
  const { data, errors } = await as(token, '{ viewer { id } states { id } }', { 'accept-language': 'ar' })
  expect([data?.viewer, (data?.states as unknown as unknown[]).length > 0]).toEqual([null, true])
  expect(errors).toMatchObject([
    { path: ['viewer'], message: 'سجّل دخولك الأول.', extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

test('a client without a token is a guest, and so is a browser whose session has ended', async () => {
  const { ask } = await openShop()
  const guests: Record<string, string>[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Basic bW9uYQ==' },
    { cookie: `token=${'x'.repeat(43)}` },
  ]
  for (const headers of guests)
    expect(await ask('{ viewer { id } }', { headers })).toMatchObject({ data: { viewer: null }, errors: [] })
})

test('an outage is no refusal of the token', async () => {
  const upstream = await startUpstream({ '/profile': (_, reply) => refuse(reply, 503, 'UNAVAILABLE') })
  const { ask } = await startBff(upstream.url)
  expect(
    (await ask('{ viewer { id } }', { headers: { authorization: 'Bearer some' } })).errors[0]?.extensions.code,
  ).toBe('UPSTREAM_UNAVAILABLE')
})

test('a customer agrees to marketing messages, asks for the deletion of the account, and takes it back after a new login', async () => {
  const { ask, login } = await openShop()
  const headers = { authorization: `Bearer ${(await login(PHONE)).token}` }
  const agree =
    'mutation { accountMarketingUpdate(input: { granted: true }) { customer { marketingMessages } userErrors { code } } }'
  expect((await ask(agree, { headers })).data).toEqual({
    accountMarketingUpdate: { customer: { marketingMessages: true }, userErrors: [] },
  })
  const remove =
    'mutation ($password: String) { accountDelete(input: { password: $password }) { deletionDueAt userErrors { code path } } }'
  expect((await ask(remove, { variables: { password: 'wrong' }, headers })).data).toMatchObject({
    accountDelete: { deletionDueAt: null, userErrors: [{ path: ['password'] }] },
  })
  const asked = await ask(remove, { variables: { password: PASSWORD }, headers })
  expect(asked.data).toMatchObject({ accountDelete: { deletionDueAt: expect.any(String), userErrors: [] } })
  expect((await ask('{ viewer { id } }', { headers })).data).toEqual({ viewer: null })
  const keep = await ask('mutation { accountKeep { customer { deletionDueAt } userErrors { code } } }', {
    headers: { authorization: `Bearer ${(await login(PHONE)).token}` },
  })
  expect(keep.data).toEqual({ accountKeep: { customer: { deletionDueAt: null }, userErrors: [] } })
})
