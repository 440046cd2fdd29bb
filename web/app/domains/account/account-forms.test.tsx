import { getConfig, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { userError } from '#app/lib/testing/user-error.ts'
import { DeleteForm } from '#app/domains/account/privacy/delete-form.tsx'
import { LoginForm } from '#app/domains/account/authentication/login-form.tsx'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { RegisterForm } from '#app/domains/account/authentication/register-form.tsx'
import { ResetForm } from '#app/domains/account/authentication/reset-form.tsx'
import { VerifyForm } from '#app/domains/account/authentication/verify-form.tsx'

const refusal = (code: string, path: string[] = [], retryAfter: number | null = null) => [
  userError({ code, path, retryAfter, message: texts[code] ?? '' }),
]
const texts: Record<string, string> = {
  INVALID_CREDENTIALS: 'They do not match',
  CODE_INVALID: 'Invalid verification code',
}
const session = (userErrors: object[]) => ({ customer: null, cart: null, userErrors })
const codeSent = (userErrors: object[] = []) => ({
  accountCodeSend: { __typename: 'AccountCodeSendPayload', resendAfter: userErrors.length > 0 ? null : 60, userErrors },
})
const register = () => <VerifyForm mobile="1" purpose="REGISTER" redirect={null} sms pause={0} />
const reset = () => <ResetForm to="a@b.eg" redirect={null} sms pause={0} />

test.each([
  ['ar', 'ادخل'],
  ['en', 'Log in'],
] as const)('in %s a wrong password is reported on the form, which keeps its redirect', async (locale, submit) => {
  const { answer } = show(locale, '/login', () => <LoginForm redirect="/my-cart" />)
  await logIn('mona@example.com', submit)
  await answer({ accountLogin: { __typename: 'AccountLoginPayload', ...session(refusal('INVALID_CREDENTIALS')) } })
  expect((await screen.findByRole('alert')).textContent).toContain('They do not match')
  expect(screen.getByRole('button', { name: submit }).closest('form')?.getAttribute('action')).toBe(
    '/login?redirect=%2Fmy-cart',
  )
})

test('a login to an unverified account sends a code and leads to the verification page', async () => {
  const { asked, answer } = show('en', '/login', () => <LoginForm redirect="/my-cart" />)
  await logIn('01012345678', 'Log in')
  await answer({ accountLogin: { __typename: 'AccountLoginPayload', ...session(refusal('ACCOUNT_UNVERIFIED')) } })
  await waitFor(() => expect(asked.length).toBe(2))
  await answer(codeSent())
  expect(await screen.findByText('/authentication?mobile=01012345678&redirect=%2Fmy-cart')).not.toBeNull()
  expect(asked.map(({ operationName }) => operationName)).toEqual(['AccountLogin', 'AccountCodeSend'])
})

test('a password is shown and hidden again by keyboard', async () => {
  show('en', '/login', () => <LoginForm redirect={null} />)
  const field = screen.getByLabelText<HTMLInputElement>(/^Password/)
  await userEvent.type(field, 'secret')
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Show password', pressed: false })
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
})

test('the error summary of a registration follows the order of the form and has one entry for the date of birth', async () => {
  const { asked } = show('en', '/register', () => <RegisterForm redirect={null} thisYear={2026} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '3')
  await userEvent.type(screen.getByLabelText(/^Full name/), 'Mona Abdelrahman')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  const [summary = document.body] = await screen.findAllByRole('alert')
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Mobile number is required',
    'Password is required',
    'Password confirmation is required',
    'Gender must be selected',
    'Date of birth is required',
    'You must accept the terms and conditions',
  ])
  await userEvent.click(links[4] ?? summary)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Day' }))
  expect([screen.getByRole('combobox', { name: 'Month' }), asked.length]).toMatchObject([{ length: 13 }, 0])
})

test('the resend button waits from the first render on, and the mobile can be changed', () => {
  const form = () => <VerifyForm mobile="+201012345678" purpose="REGISTER" redirect="/my-cart" sms pause={41} />
  show('ar', '/authentication', form)
  expect(screen.getByRole('button', { name: 'ابعت الكود تاني' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/بعد 41 ثانية/)).not.toBeNull()
  expect(screen.getByRole('link', { name: 'غيّر الرقم' }).getAttribute('href')).toBe('/register?redirect=%2Fmy-cart')
})

test('the deletion of an account explains a missing code only after one was sent', () => {
  const form = (by: 'password' | 'code') => () => <DeleteForm by={by} mobile="+201012345678" pause={0} />
  show('en', '/profile/privacy', form('password'))
  expect(screen.queryByText(/^No code\?/)).toBeNull()
  show('en', '/profile/privacy', form('code'))
  expect(screen.getByText(/^No code\?/)).toBeTruthy()
})

test('a wrong code is reported and cleared', async () => {
  const { answer } = show('en', '/authentication', register)
  await typeCode()
  await answer({ accountCodeCheck: { __typename: 'AccountCodeCheckPayload', ...session(refusal('CODE_INVALID')) } })
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid verification code')
  await waitFor(() => expect(codeBox().value).toBe(''))
})

test('a refusal rendered by the server is shown once, at the form that was sent', async () => {
  const posted = { ok: false, userErrors: [{ code: 'RATE_LIMITED', path: [], message: 'Too many tries' }], values: {} }
  show('en', '/authentication', register, posted)
  expect((await screen.findAllByText(/Too many/i)).length).toBe(1)
})

test.each([
  ['verification', register, 'accountCodeCheck', false],
  ['a new password', reset, 'accountPasswordReset', true],
] as const)(
  'on the page of %s only the form that was sent last shows a message',
  async (_page, form, mutation, hasPassword) => {
    const toasts: unknown[] = []
    onTestFinished(attachArea((order) => toasts.push('show' in order && order.show.title)))
    const { answer } = show('en', '/page', form)
    await typeCode()
    if (hasPassword) await setPassword()
    await answer({ [mutation]: { __typename: 'Payload', ...session(refusal('CODE_INVALID', ['code'])) } })
    expect((await screen.findAllByText('Invalid verification code')).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
    await answer(codeSent(refusal('RATE_LIMITED')))
    await screen.findByText(/Failed to resend/)
    expect(screen.queryByText('Invalid verification code')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
    await answer(codeSent())
    await screen.findByText(/in 60 seconds/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toasts.at(-1)).toBe('Code resent successfully!')
  },
)

test.each([
  ['verification', register],
  ['a new password', reset],
])('on the page of %s a refused resend shows when another code can be requested', async (_page, form) => {
  const { answer } = show('en', '/page', form)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' })
  await userEvent.click(button)
  await answer(codeSent(refusal('RATE_LIMITED', [], 45_000)))
  await screen.findByText('You can ask for another code in 13 hours')
  expect(button.disabled).toBe(true)
})

test('the account menu marks the current page and logs out by a plain form', () => {
  show('en', '/profile', () => <ProfileNav current="info" />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('My profile')
  const form = screen.getByRole('button', { name: 'Log out' }).closest('form') as HTMLFormElement
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/logout'])
})

async function logIn(name: string, submit: string) {
  await userEvent.type(document.querySelector('[name=email]') ?? document.body, name)
  await userEvent.type(document.querySelector('[name=password]') ?? document.body, 'sixsix')
  await userEvent.click(screen.getByRole('button', { name: submit }))
}

const codeBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' })

async function typeCode() {
  await screen.findByRole('textbox', { name: 'Verification code' })
  await userEvent.type(codeBox(), '1111')
}

async function setPassword() {
  await userEvent.type(screen.getByLabelText(/^New password/), 'another one')
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'another one')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

/**
 * Shows a form on its page; `answer` answers the mutation that was asked last. `posted`: what its route answered before
 * hydration.
 */
function show(locale: Locale, path: string, Component: () => ReactElement, posted?: object) {
  const { client, asked, answer } = clientWithAnswers()
  const Stub = createRoutesStub([
    { id: 'page', path, Component },
    { path: '*', Component: Place },
  ])
  const page = (
    <Stub initialEntries={[path]} hydrationData={{ loaderData: {}, actionData: posted && { page: posted } }} />
  )
  render(withClient(client, inLocale(locale, page)))
  // jsdom lays nothing out.
  document.elementFromPoint = () => null
  // Not act(): the boxes of a code have timers of their own.
  return {
    asked,
    answer: (data: Record<string, unknown>) => getConfig().asyncWrapper(async () => answer(asked.length - 1, { data })),
  }
}

function Place() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}
