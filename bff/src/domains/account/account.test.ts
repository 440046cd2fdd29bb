import { expect, test } from 'vitest'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop } from '#src/testing/shop.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const DEMO = { email: '01000000001', password: 'modarag2026' }
const LOGIN =
  'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { customer { id mobile gender } token cart { quantity } userErrors { code path message } } }'
const customer = {
  id: 7,
  mobile: '+201012345678',
  email: null,
  fullName: 'منى عبد الرحمن',
  gender: 'female',
  dateOfBirth: null,
  image: null,
}

async function before(routes: Parameters<typeof startUpstream>[0]) {
  const upstream = await startUpstream(routes)
  const bff = await startBff(upstream.url)
  return { upstream, ...bff }
}

test('a login sets an HttpOnly cookie, which identifies the customer until the logout', async () => {
  const { ask } = await startShop()
  const { data, cookies } = await ask(LOGIN, { variables: { input: DEMO }, headers: PAGE })
  expect(data).toMatchObject({ accountLogin: { customer: { mobile: '+201000000001' }, token: null, userErrors: [] } })
  const [cookie] = cookies.filter(({ name }) => name === 'token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 })
  const headers = { ...PAGE, cookie: `token=${cookie?.value}` }
  const viewer = await ask('{ viewer { fullName dateOfBirth gender image } }', { headers })
  expect([viewer.errors, viewer.data?.viewer, viewer.cookies[0]]).toEqual([
    [],
    expect.anything(),
    expect.objectContaining({ name: 'token', maxAge: 2_592_000 }),
  ])
  const out = await ask('mutation { accountLogout { done } }', { headers })
  expect([out.data, out.cookies]).toMatchObject([
    { accountLogout: { done: true } },
    [{ name: 'token', value: '', path: '/' }],
  ])
  const after = await ask('{ viewer { id } }', { headers })
  expect([after.data, after.cookies]).toMatchObject([{ viewer: null }, [{ name: 'token', value: '' }]])
})

test('a client without cookies gets the token and sends it as a header', async () => {
  const { ask } = await startShop()
  const { data } = await ask(LOGIN, { variables: { input: DEMO } })
  const { token } = (data as unknown as { accountLogin: { token: string } }).accountLogin
  expect((await ask('{ viewer { mobile } }', { headers: { authorization: `Bearer ${token}` } })).data).toEqual({
    viewer: { mobile: '+201000000001' },
  })
})

test('the response to a login has the cart of the customer', async () => {
  const { upstream, ask } = await before({
    '/login': () => ({ data: { token: 'new', ...customer } }),
    '/cart': () => ({ status: true, data: sample('Cart', { quantity: 4 }) }),
    '/cart/merge': () => ({ status: true, data: sample('Cart', { quantity: 4 }) }),
  })
  const { data } = await ask(LOGIN, { variables: { input: DEMO }, headers: { 'x-cart-token': 'guests' } })
  expect(data).toMatchObject({
    accountLogin: { customer: { id: 'Customer_7', gender: 'FEMALE' }, cart: { quantity: 4 } },
  })
  expect(upstream.asked.at(-1)?.headers.authorization).toBe('Bearer new')
})

test('a refused login names its field and opens no session', async () => {
  const { ask } = await startShop()
  const wrong = await ask(LOGIN, { variables: { input: { ...DEMO, email: '01099999999' } } })
  expect(wrong.data).toMatchObject({
    accountLogin: { customer: null, token: null, cart: null, userErrors: [{ code: 'INVALID_CREDENTIALS', path: [] }] },
  })
  expect(wrong.cookies).toEqual([])
  expect((await ask(LOGIN, { variables: { input: { email: '', password: '' } } })).data).toMatchObject({
    accountLogin: {
      userErrors: [{ path: ['email'], message: 'Email or mobile number is required' }, { path: ['password'] }],
    },
  })
})

test('`viewer` of a guest is null without a REST call and is not shared', async () => {
  const { ask } = await startShop()
  const { data, calls } = await ask('{ viewer { fullName } }')
  expect([data, calls]).toEqual([{ viewer: null }, 0])
  const { data: login } = await ask(LOGIN, { variables: { input: DEMO } })
  const { token } = (login as unknown as { accountLogin: { token: string } }).accountLogin
  expect(
    (await ask('{ viewer { fullName } }', { headers: { ...PAGE, cookie: `token=${token}` } })).data?.viewer,
  ).not.toBeNull()
})

test('a store API that is out is a fault and no logout', async () => {
  const { ask } = await before({ '/profile': (_, reply) => refuse(reply, 503, 'UNAVAILABLE') })
  const { errors, cookies } = await ask('{ viewer { id } }', { headers: { ...PAGE, cookie: 'token=some' } })
  expect([errors[0]?.extensions.code, cookies]).toEqual(['UPSTREAM_UNAVAILABLE', []])
})

test('a browser is logged out even when the store API is out', async () => {
  const { ask } = await before({ '/logout': (_, reply) => refuse(reply, 503, 'UNAVAILABLE') })
  expect(
    (await ask('mutation { accountLogout { done } }', { headers: { ...PAGE, cookie: 'token=some' } })).cookies,
  ).toMatchObject([{ name: 'token', value: '' }])
})

test('too many tries are refused with the time to wait', async () => {
  const { ask } = await before({ '/send-code': (_, reply) => refuse(reply, 429, 'RATE_LIMITED', { retryAfter: 41 }) })
  const { data } = await ask(
    'mutation ($input: AccountCodeSendInput!) { accountCodeSend(input: $input) { resendAfter userErrors { code retryAfter } } }',
    { variables: { input: { mobile: '01012345678', purpose: 'RESET' } } },
  )
  expect(data).toEqual({
    accountCodeSend: { resendAfter: null, userErrors: [{ code: 'RATE_LIMITED', retryAfter: 41 }] },
  })
})

test('registration, codes, profile and passwords reach the store API in its words', async () => {
  const { upstream, ask } = await before({
    '/register': () => ({ data: { mobile: customer.mobile, resendAfter: 60 } }),
    '/send-code': () => ({ status: true }),
    '/check-code': () => ({ data: { token: 'new', user: customer } }),
    '/reset-password': () => ({ data: { done: true } }),
    '/profile': () => ({ status: true, data: { ...customer, mobileToVerify: '+201112345678', resendAfter: 60 } }),
    '/change-password': () => ({ success: true, data: customer }),
  })
  const words = 'password: "12345678", passwordConfirmation: "12345678"'
  const { data, errors } = await ask(`mutation {
    accountRegister(input: { fullName: "منى عبد الحميد", mobile: "01012345678", ${words}, gender: FEMALE, dateOfBirth: "1995-03-07", acceptTerms: true }) { mobile resendAfter userErrors { code } }
    accountCodeSend(input: { mobile: "01012345678", purpose: REGISTER }) { resendAfter userErrors { code } }
    accountCodeCheck(input: { mobile: "01012345678", code: "1234", purpose: REGISTER }) { customer { id } token userErrors { code } }
    accountPasswordReset(input: { emailOrMobile: "01012345678", code: "1234", ${words} }) { done userErrors { code } }
    accountProfileUpdate(input: { mobile: "01112345678" }) { customer { id } mobileToVerify resendAfter userErrors { code } }
    accountPasswordChange(input: { oldPassword: "12345678", ${words} }) { customer { id } userErrors { code } }
  }`)
  expect(errors).toEqual([])
  expect(data).toEqual({
    accountRegister: { mobile: '+201012345678', resendAfter: 60, userErrors: [] },
    accountCodeSend: { resendAfter: 60, userErrors: [] },
    accountCodeCheck: { customer: { id: 'Customer_7' }, token: 'new', userErrors: [] },
    accountPasswordReset: { done: true, userErrors: [] },
    accountProfileUpdate: {
      customer: { id: 'Customer_7' },
      mobileToVerify: '+201112345678',
      resendAfter: 60,
      userErrors: [],
    },
    accountPasswordChange: { customer: { id: 'Customer_7' }, userErrors: [] },
  })
  expect(upstream.asked.map(({ body }) => body)).toMatchObject([
    { gender: 'female', acceptTerms: true },
    { purpose: 'register' },
    { code: '1234' },
    { code: '1234' },
    { mobile: '01112345678' },
    { oldPassword: '12345678' },
  ])
})
