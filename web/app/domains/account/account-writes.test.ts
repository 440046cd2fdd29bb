import '#app/lib/testing/in-locale.tsx'
import { expect, test, vi } from 'vitest'
import type { Write, WriteResult } from '#app/lib/forms/write.ts'
import { performed } from '#app/lib/testing/perform.ts'
import { loadPause } from './code-pause.ts'
import { codeCheckWrite, codeResendWrite, codeSendWrite } from '#app/domains/account/authentication/code-writes.ts'
import { loginWrite } from '#app/domains/account/authentication/login-form.tsx'
import { registerWrite } from '#app/domains/account/authentication/register-form.tsx'
import { photoUpdateWrite } from '#app/domains/account/image/image-form.tsx'
import { updateProfileWrite } from './profile/update-profile-form.tsx'
import { changePasswordWrite, forgotWrite, resetWrite } from './password-writes.ts'

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
])('a login at %s leads to %s in a new document', async (path, next) => {
  const { result, asked } = await performed(loginWrite, login, { accountLogin: opened }, { path })
  expect(result).toEqual({ ok: true, next, reload: true })
  expect(asked).toEqual([{ input: { email: 'mona@example.com', password: ' sixsix ' } }])
})

test('a customer with an unverified mobile gets a code and goes to the verification page', async () => {
  const unverified = { accountLogin: { customer: null, cart: null, ...refusal('ACCOUNT_UNVERIFIED') } }
  const path = '/login?redirect=/my-cart'
  const answers = [unverified, { accountCodeSend: { resendAfter: 60, userErrors: [] } }]
  const { result, asked } = await performed(loginWrite, { ...login, email: '01012345678' }, answers, { path })
  expect(result).toMatchObject({ next: '/authentication?mobile=01012345678&redirect=%2Fmy-cart' })
  expect(asked[1]).toEqual({ input: { mobile: '01012345678', purpose: 'REGISTER' } })
  const byEmail = await performed(loginWrite, login, answers, { path })
  expect(byEmail.result).toMatchObject({ next: '/authentication?redirect=%2Fmy-cart' })
  expect(byEmail.asked.length).toBe(1)
})

test('form rules report in the words of the specification before anything is sent', async () => {
  const { result, asked } = await performed(registerWrite, {
    mobile: '0101',
    password: 'short',
    passwordConfirmation: 'other',
  })
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
  const twice = await performed(registerWrite, { ...mona, passwordConfirmation: 'long enougH' })
  expect(messages(twice.result)).toEqual({ passwordConfirmation: 'Passwords must match' })
})

test.each([
  [{ birthDay: '31', birthMonth: '2' }, 'Date of birth is not valid'],
  [{ birthYear: String(year - 5) }, 'You must be between 10 and 100 years old'],
  [{ birthYear: String(year - 120) }, 'You must be between 10 and 100 years old'],
])('refuses a date of birth with %j', async (birth, message) => {
  expect(messages((await performed(registerWrite, { ...mona, ...birth })).result)).toEqual({ birthDay: message })
})

test('a registration leads to the verification page, with mobile and redirect but without a code in the address', async () => {
  const answer = { accountRegister: { mobile: '+201012345678', userErrors: [] } }
  const { result, asked } = await performed(registerWrite, mona, answer, { path: '/register?redirect=/my-cart' })
  expect(result).toEqual({ ok: true, next: '/authentication?mobile=%2B201012345678&redirect=%2Fmy-cart' })
  const { birthDay, birthMonth, birthYear, ...same } = mona
  expect([birthDay, birthMonth, birthYear]).toEqual(['7', '3', '1995'])
  expect(asked).toEqual([
    { input: { ...same, email: '', dateOfBirth: '1995-03-07', acceptTerms: true, marketingMessages: false } },
  ])
})

test('a code is checked for the mobile in the address, accepts Arabic digits, and logs in', async () => {
  const path = '/authentication?mobile=%2B201012345678&redirect=/my-cart'
  const { result, asked } = await performed(codeCheckWrite, { code: '١٢٣٤' }, { accountCodeCheck: opened }, { path })
  expect(asked).toEqual([{ input: { mobile: '+201012345678', purpose: 'REGISTER', code: '١٢٣٤' } }])
  expect(result).toEqual({ ok: true, next: '/my-cart', reload: true, notice: 'Verification successful!' })
  expect(messages((await performed(codeCheckWrite, { code: '12' }, [], { path })).result)).toEqual({
    code: 'Code must be 4 digits',
  })
})

test.each(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_TOO_MANY_TRIES'])('%s is reported at the code', async (code) => {
  const answer = { accountCodeCheck: { customer: null, cart: null, ...refusal(code) } }
  const { result } = await performed(codeCheckWrite, { code: '1234' }, answer, {
    path: '/authentication?mobile=01012345678',
  })
  expect(result).toMatchObject({ ok: false, userErrors: [{ code, path: ['code'] }], values: {} })
})

test.each([
  ['/authentication?mobile=01012345678&purpose=mobile', { mobile: '01012345678', purpose: 'MOBILE' }],
  ['/reset-password?to=mona%40example.com', { mobile: 'mona@example.com', purpose: 'RESET' }],
])('at %s another code is sent to the same mobile or e-mail for the same purpose', async (path, input) => {
  const { result, asked } = await performed(
    codeResendWrite,
    {},
    { accountCodeSend: { resendAfter: 60, userErrors: [] } },
    { path },
  )
  expect(asked).toEqual([{ input: { ...input, channel: 'WHATSAPP' } }])
  expect(result).toEqual({ ok: true, notice: 'Code resent successfully!' })
  const sms = await performed(
    codeResendWrite,
    { channel: 'SMS' },
    { accountCodeSend: { resendAfter: 60, userErrors: [] } },
    { path },
  )
  expect(sms.asked).toEqual([{ input: { ...input, channel: 'SMS' } }])
})

const sent = { accountCodeSend: { resendAfter: 45, userErrors: [] } }
test.each<[string, Write, Record<string, string>, object]>([
  [
    'a registration',
    registerWrite,
    mona,
    { accountRegister: { mobile: '+201012345678', resendAfter: 45, userErrors: [] } },
  ],
  ['another code', codeResendWrite, {}, sent],
  ['a code for a typed number', codeSendWrite, { mobile: '01012345678' }, sent],
  ['a forgotten password', forgotWrite, { emailOrMobile: 'mona@example.com' }, sent],
  [
    'a new number',
    updateProfileWrite,
    mona,
    { accountProfileUpdate: { mobileToVerify: '+201112345678', resendAfter: 45, userErrors: [] } },
  ],
])(
  'after %s the page knows the remaining wait for another code, also after a reload',
  async (_what, write, fields, answer) => {
    const now = Date.UTC(2026, 10, 22)
    vi.useFakeTimers({ now })
    const { cookies } = await performed(write, fields, answer, { path: '/authentication?mobile=01012345678' })
    expect(cookies).toEqual([`next-code=${now + 45_000}; Path=/; Max-Age=45; SameSite=Lax`])
    document.cookie = cookies[0] ?? ''
    vi.setSystemTime(now + 20_500)
    expect(await loadPause({ request: new Request('https://shop.example') })).toEqual({ pause: 25 })
    document.cookie = 'next-code=; Path=/; Max-Age=0'
  },
)

test('a refused code sets no wait', async () => {
  const { cookies } = await performed(
    codeResendWrite,
    {},
    { accountCodeSend: refusal('RATE_LIMITED') },
    { path: '/authentication?mobile=1' },
  )
  expect(cookies).toEqual([])
})

test('a forgotten password is requested, reset and used; the response does not reveal whether the account exists', async () => {
  const asking = await performed(
    forgotWrite,
    { emailOrMobile: 'mona@example.com' },
    { accountCodeSend: { resendAfter: 60, userErrors: [] } },
  )
  expect(asking.result).toEqual({ ok: true, next: '/reset-password?to=mona%40example.com' })
  const typed = { code: '1234', password: 'another one', passwordConfirmation: 'another one' }
  const answer = { accountPasswordReset: { userErrors: [] } }
  const reset = await performed(resetWrite, typed, answer, { path: '/reset-password?to=mona%40example.com' })
  expect(reset.asked).toEqual([{ input: { emailOrMobile: 'mona@example.com', ...typed } }])
  expect(reset.result).toEqual({ ok: true, next: '/login?reason=reset', reload: true })
})

test('a new password must differ from the old one', async () => {
  const typed = { oldPassword: 'long enough', password: 'long enough', passwordConfirmation: 'long enough' }
  const { result } = await performed(changePasswordWrite, typed)
  expect(messages(result)).toEqual({ password: "Choose a password you aren't using now" })
})

test('a new mobile leads to its verification', async () => {
  const answer = { accountProfileUpdate: { customer: null, mobileToVerify: '+201112345678', userErrors: [] } }
  const { result } = await performed(updateProfileWrite, mona, answer)
  const next = '/authentication?mobile=%2B201112345678&purpose=mobile&redirect=%2Fprofile'
  expect(result).toEqual({ ok: true, next, notice: 'Saved. Now verify the new number.' })
})

test('a refused code for a new password is reported at its field in the form', async () => {
  const answer = { accountCodeSend: refusal('VALIDATION_FAILED', ['input', 'mobile']) }
  expect(messages((await performed(forgotWrite, { emailOrMobile: 'mona@example.com' }, answer)).result)).toEqual({
    emailOrMobile: 'x',
  })
})

test('requires a photo, and sends the chosen one', async () => {
  expect(messages((await performed(photoUpdateWrite, { image: new File([], '') })).result)).toEqual({
    image: 'Choose a photo first',
  })
  const image = new File(['x'], 'a.png')
  const { result, asked } = await performed(
    photoUpdateWrite,
    { image },
    { accountImageUpdate: { userErrors: [], customer: null } },
  )
  expect([asked, result]).toEqual([
    [{ input: { image } }],
    { ok: true, without: '/profile', notice: 'Modified successfully' },
  ])
})

function messages(result: WriteResult) {
  return result.ok ? undefined : Object.fromEntries(result.userErrors.map(({ path, message }) => [path?.[0], message]))
}

test.each([
  ['ك'.repeat(72), undefined],
  ['ك'.repeat(73), 'Password must be at most 72 characters'],
])('a new password counts its characters, not its bytes: %s', async (password, message) => {
  const { result } = await performed(changePasswordWrite, {
    oldPassword: 'long enough',
    password,
    passwordConfirmation: 'another one',
  })
  expect(messages(result)?.password).toBe(message)
})
