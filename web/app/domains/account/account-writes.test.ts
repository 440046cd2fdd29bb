import { expect, test, vi } from 'vitest'
import type { Write } from '#app/lib/route/route-types.ts'
import { send } from './account-writes.fixture.ts'
import { loginWrite } from '#app/domains/account/entry/login-write.ts'
import { changePasswordWrite, forgotWrite, resetWrite } from './password-writes.ts'
import { registerWrite } from '#app/domains/account/entry/register-write.ts'
import { updateProfileWrite } from '#app/domains/account/profile/update-profile-write.ts'
import { loadPause } from '#app/domains/account/entry/send-code.ts'
import { verifyWrite } from '#app/domains/account/entry/verify-write.ts'

const year = new Date().getFullYear()
const login = { email: ' mona@example.com ', password: ' sixsix ' }
const mona = {
  fullName: 'Mona Abdelrahman',
  mobile: '٠١٠ ١٢٣٤ ٥٦٧٨',
  email: '',
  password: 'long enough',
  passwordConfirmation: 'long enough',
  gender: 'FEMALE',
  birthDay: '7',
  birthMonth: '3',
  birthYear: '1995',
  acceptTerms: 'on',
}
const opened = { customer: { id: '7' }, cart: null, userErrors: [] }
const refusal = (code: string, path: string[] | null = null) => ({ userErrors: [{ code, path, message: 'x' }] })

test.each([
  ['/login', '/profile'],
  ['/login?redirect=/cart/address?x=1', '/cart/address?x=1'],
  ['/login?redirect=//evil.example', '/profile'],
  ['/login?redirect=javascript:alert(1)', '/profile'],
])('a login at %s leads to %s by a new document', async (at, next) => {
  const { result, asked } = await send(loginWrite, { at, typed: login, answers: [{ accountLogin: opened }] })
  expect(result).toEqual({ ok: true, next, reload: true })
  expect(asked).toEqual([{ input: { email: 'mona@example.com', password: ' sixsix ' } }])
})

test('who never verified her number gets a fresh code and goes to type it', async () => {
  const unverified = { accountLogin: { customer: null, cart: null, ...refusal('ACCOUNT_UNVERIFIED') } }
  const at = '/login?redirect=/my-cart'
  const answers = [unverified, { accountCodeSend: { resendAfter: 60, userErrors: [] } }]
  const { result, asked } = await send(loginWrite, { at, typed: { ...login, email: '01012345678' }, answers })
  expect(result).toMatchObject({ next: '/authentication?mobile=01012345678&redirect=%2Fmy-cart' })
  expect(asked[1]).toEqual({ input: { mobile: '01012345678', purpose: 'REGISTER' } })
  const byEmail = await send(loginWrite, { at, typed: login, answers })
  expect(byEmail.result).toMatchObject({ next: '/authentication?redirect=%2Fmy-cart' })
})

test('what the form itself can tell is told in the words of the specification, and nothing is asked', async () => {
  const { result, asked } = await send(registerWrite, { at: '/register', typed: { mobile: '0101', password: 'short', passwordConfirmation: 'other' } })
  expect(asked).toEqual([])
  expect(messages(result)).toEqual({
    fullName: 'Full name is required',
    mobile: 'Mobile number must be at least 10 characters excluding spaces',
    password: 'Password must be at least 8 characters',
    gender: 'Gender must be selected',
    birthDay: 'Date of birth is required',
    birthMonth: 'Date of birth is required',
    birthYear: 'Date of birth is required',
    acceptTerms: 'You must accept the terms and conditions',
  })
  expect(JSON.stringify(result)).not.toContain('short')
  const twice = await send(registerWrite, { at: '/register', typed: { ...mona, passwordConfirmation: 'long enougH' } })
  expect(messages(twice.result)).toEqual({ passwordConfirmation: 'Passwords must match' })
})

test.each([
  [{ birthDay: '31', birthMonth: '2' }, 'Date of birth is not valid'],
  [{ birthYear: String(year - 5) }, 'Your age must be from 10 to 100'],
  [{ birthYear: String(year - 120) }, 'Your age must be from 10 to 100'],
])('a date of birth with %j is no good', async (birth, message) => {
  expect(messages((await send(registerWrite, { at: '/register', typed: { ...mona, ...birth } })).result)).toEqual({ birthDay: message })
})

test('a registration goes on to the code, with the number and the way back but never a code in the address', async () => {
  const answers = [{ accountRegister: { mobile: '+201012345678', userErrors: [] } }]
  const { result, asked } = await send(registerWrite, { at: '/register?redirect=/my-cart', typed: mona, answers })
  expect(result).toEqual({ ok: true, next: '/authentication?mobile=%2B201012345678&redirect=%2Fmy-cart' })
  const { birthDay, birthMonth, birthYear, ...same } = mona
  expect([birthDay, birthMonth, birthYear]).toEqual(['7', '3', '1995'])
  expect(asked).toEqual([{ input: { ...same, email: '', dateOfBirth: '1995-03-07', acceptTerms: true } }])
})

test('a code is checked for the number of the address, Arabic digits too, and logs in', async () => {
  const at = '/authentication?mobile=%2B201012345678&redirect=/my-cart'
  const { result, asked } = await send(verifyWrite, { at, typed: { code: '١٢٣٤' }, answers: [{ accountCodeCheck: opened }] })
  expect(asked).toEqual([{ input: { mobile: '+201012345678', purpose: 'REGISTER', code: '١٢٣٤' } }])
  expect(result).toMatchObject({ next: '/my-cart', reload: true })
  expect(messages((await send(verifyWrite, { at, typed: { code: '12' } })).result)).toEqual({ code: 'Code must be 4 digits' })
})

test.each(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_TOO_MANY_TRIES'])('%s is told at the code', async (code) => {
  const answers = [{ accountCodeCheck: { customer: null, cart: null, ...refusal(code) } }]
  const { result } = await send(verifyWrite, { at: '/authentication?mobile=01012345678', typed: { code: '1234' }, answers })
  expect(result).toMatchObject({ ok: false, userErrors: [{ code, path: ['code'] }], values: {} })
})

test('another code is sent to the same number for the same purpose', async () => {
  const answers = [{ accountCodeSend: { resendAfter: 60, userErrors: [] } }]
  const at = '/authentication?mobile=01012345678&purpose=mobile'
  const { result, asked } = await send(verifyWrite, { at, typed: { intent: 'resend' }, answers })
  expect(asked).toEqual([{ input: { mobile: '01012345678', purpose: 'MOBILE' } }])
  expect(result).toEqual({ ok: true, without: at, data: 60 })
})

test('a code for a new password is sent again from its page', async () => {
  const answers = [{ accountCodeSend: { resendAfter: 60, userErrors: [] } }]
  const at = '/reset-password?to=mona%40example.com'
  const { result, asked } = await send(resetWrite, { at, typed: { intent: 'resend' }, answers })
  expect(asked).toEqual([{ input: { mobile: 'mona@example.com', purpose: 'RESET' } }])
  expect(result).toEqual({ ok: true, without: at, data: 60 })
})

const sent = { accountCodeSend: { resendAfter: 45, userErrors: [] } }
test.each([
  ['a registration', registerWrite, mona, { accountRegister: { mobile: '+201012345678', resendAfter: 45, userErrors: [] } }],
  ['another code', verifyWrite, { intent: 'resend' }, sent],
  ['a code for a typed number', verifyWrite, { intent: 'send', mobile: '01012345678' }, sent],
  ['a forgotten password', forgotWrite, { emailOrMobile: 'mona@example.com' }, sent],
  ['a new number', updateProfileWrite, mona, { accountProfileUpdate: { mobileToVerify: '+201112345678', resendAfter: 45, userErrors: [] } }],
])('after %s the page knows, refreshed too, how long another code has to wait', async (_what, write, typed, answer) => {
  const now = Date.UTC(2026, 10, 22)
  vi.useFakeTimers({ now })
  const { cookies } = await send(write as Write, { at: '/authentication?mobile=01012345678', typed: typed as Record<string, string>, answers: [answer] })
  expect(cookies).toEqual([`next-code=${now + 45_000}; Path=/; Max-Age=45; SameSite=Lax`])
  document.cookie = cookies[0] ?? ''
  vi.setSystemTime(now + 20_500)
  expect(await loadPause({ request: new Request('https://shop.example') })).toBe(25)
  vi.useRealTimers()
  document.cookie = 'next-code=; Path=/; Max-Age=0'
})

test('a refused code leaves no wait behind', async () => {
  const { cookies } = await send(verifyWrite, { at: '/authentication?mobile=1', typed: { intent: 'resend' }, answers: [{ accountCodeSend: refusal('RATE_LIMITED') }] })
  expect(cookies).toEqual([])
})

test('a forgotten password is asked for, reset, and used: known and unknown accounts look alike', async () => {
  const asking = await send(forgotWrite, {
    at: '/forgot-password',
    typed: { emailOrMobile: 'mona@example.com' },
    answers: [{ accountCodeSend: { resendAfter: 60, userErrors: [] } }],
  })
  expect(asking.result).toEqual({ ok: true, next: '/reset-password?to=mona%40example.com' })
  const typed = { code: '1234', password: 'another one', passwordConfirmation: 'another one' }
  const answers = [{ accountPasswordReset: { done: true, userErrors: [] } }]
  const reset = await send(resetWrite, { at: '/reset-password?to=mona%40example.com', typed, answers })
  expect(reset.asked).toEqual([{ input: { emailOrMobile: 'mona@example.com', ...typed } }])
  expect(reset.result).toEqual({ ok: true, next: '/login?reason=reset', reload: true })
})

test('another password must be another one', async () => {
  const typed = { oldPassword: 'long enough', password: 'long enough', passwordConfirmation: 'long enough' }
  const { result } = await send(changePasswordWrite, { at: '/profile/changePassword', typed })
  expect(messages(result)).toEqual({ password: 'Choose a password other than the current one' })
})

test('a new number of a customer leads to its code', async () => {
  const answers = [{ accountProfileUpdate: { customer: null, mobileToVerify: '+201112345678', userErrors: [] } }]
  const { result } = await send(updateProfileWrite, { at: '/profile/updateProfile', typed: mona, answers })
  expect(result).toEqual({ ok: true, next: '/authentication?mobile=%2B201112345678&purpose=mobile&redirect=%2Fprofile' })
})

function messages(result: Awaited<ReturnType<typeof send>>['result']) {
  return result.ok ? undefined : Object.fromEntries(result.userErrors.map(({ path, message }) => [path?.[0], message]))
}
