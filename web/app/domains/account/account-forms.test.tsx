import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { LoginForm } from '#app/domains/account/entry/login-form.tsx'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { RegisterForm } from '#app/domains/account/entry/register-form.tsx'
import { ResetForm } from '#app/domains/account/entry/reset-form.tsx'
import { VerifyForm } from '#app/domains/account/entry/verify-form.tsx'

const refused = (code: string, path: string[] | null): WriteResult => ({ ok: false, userErrors: [{ code, path, message: '' }], values: {} })

test.each([
  ['ar', 'ادخل', 'البريد أو الموبايل مع كلمة السر مش مظبوطين'],
  ['en', 'Log in', 'The email or mobile and the password do not match'],
] as const)('in %s a wrong password is told on the form, with the way back kept', async (locale, submit, message) => {
  const sent = show(locale, '/login', () => <LoginForm redirect="/my-cart" />, refused('INVALID_CREDENTIALS', null))
  await userEvent.click(screen.getByRole('button', { name: submit }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(sent).toHaveBeenCalledWith('/login?redirect=%2Fmy-cart')
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

test('mistakes of a registration are one summary in the order of the form, the three parts of a birth being one', async () => {
  const faults = ['fullName', 'birthDay', 'birthYear', 'gender', 'acceptTerms']
  const userErrors = faults.map((name) => ({ code: 'VALIDATION_FAILED', path: [name], message: name.startsWith('birth') ? 'birth' : name }))
  show('ar', '/register', () => <RegisterForm redirect={null} thisYear={2026} />, { ok: false, userErrors, values: { birthMonth: '3' } })
  await userEvent.click(screen.getByRole('button', { name: 'اعمل الحساب' }))
  const summary = await screen.findByRole('alert')
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['fullName', 'gender', 'birth', 'acceptTerms'])
  await userEvent.click(links[2] ?? summary)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'اليوم' }))
  expect(screen.getByRole('combobox', { name: 'الشهر' })).toHaveProperty('length', 13)
})

test('another code waits from the first drawing on, and a number that was wrong can be changed', () => {
  const form = () => <VerifyForm mobile="+201012345678" purpose="REGISTER" redirect="/my-cart" pause={41} />
  show('ar', '/authentication', form)
  expect(screen.getByRole('button', { name: 'ابعت الكود تاني' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/بعد 41 ثانية/)).not.toBeNull()
  expect(screen.getByRole('link', { name: 'غيّر الرقم' }).getAttribute('href')).toBe('/register?redirect=%2Fmy-cart')
})

test('a wrong code is told and taken out of the boxes', async () => {
  const form = () => <VerifyForm mobile="+201012345678" purpose="REGISTER" redirect={null} pause={60} />
  show('en', '/authentication', form, refused('CODE_INVALID', ['code']))
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
  await userEvent.type(box, '1111')
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid verification code')
  await waitFor(() => expect(box.value).toBe(''))
})

test('a refusal that came without a script stands at the form that was sent, once', async () => {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: () => <VerifyForm mobile="1" purpose="REGISTER" redirect={null} pause={0} /> }])
  const posted = refused('RATE_LIMITED', null)
  render(inLocale('en', <Stub hydrationData={{ loaderData: {}, actionData: { page: posted } }} />))
  expect((await screen.findAllByText(/Too many/i)).length).toBe(1)
})

test.each([
  ['verification', '/authentication', () => <VerifyForm mobile="1" purpose="REGISTER" redirect={null} pause={0} />, 'Verify'],
  ['a new password', '/reset-password', () => <ResetForm to="a@b.eg" redirect={null} pause={0} />, 'Set the password'],
])('on the page of %s only the button that was pressed last has a message', async (_page, path, form, submit) => {
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => toasts.push('show' in order && order.show.title)))
  const results = [refused('CODE_INVALID', ['code']), refused('RATE_LIMITED', null), { ok: true as const, data: 60 }]
  show('en', path, form, results)
  await userEvent.click(screen.getByRole('button', { name: submit }))
  expect((await screen.findAllByText('Invalid verification code')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Resend the code' }))
  await screen.findByText(/Failed to resend/)
  expect(screen.queryByText('Invalid verification code')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Resend the code' }))
  await screen.findByText(/in 60 seconds/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts.at(-1)).toBe('Code resent successfully!')
})

test.each([
  ['verification', '/authentication', () => <VerifyForm mobile="1" purpose="REGISTER" redirect={null} pause={0} />],
  ['a new password', '/reset-password', () => <ResetForm to="a@b.eg" redirect={null} pause={0} />],
])('on the page of %s a code that a longer limit refuses says when another can be asked for', async (_page, path, form) => {
  const limited = { ok: false as const, userErrors: [{ code: 'RATE_LIMITED', path: null, message: '', retryAfter: 45_000 }], values: {} }
  show('en', path, form, limited)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend the code' })
  await userEvent.click(button)
  await screen.findByText('You can ask for another code in 13 hours')
  expect(button.disabled).toBe(true)
})

test('the menu of a customer says where she is, and logs out by a plain form', () => {
  show('en', '/profile', () => <ProfileNav current="info" />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('My profile')
  const form = screen.getByRole('button', { name: 'Log out' }).closest('form') as HTMLFormElement
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/logout'])
})

function show(locale: Locale, path: string, Component: () => React.ReactElement, results: WriteResult | WriteResult[] = { ok: true }) {
  const answers = [results].flat()

  const sent = vi.fn<(path: string) => void>()
  const action = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    sent(pathname + search)
    return answers[Math.min(sent.mock.calls.length, answers.length) - 1]
  }
  const Stub = createRoutesStub([{ path, Component, action }])
  render(inLocale(locale, <Stub initialEntries={[path]} />))
  // jsdom lays nothing out.
  document.elementFromPoint = () => null
  return sent
}
