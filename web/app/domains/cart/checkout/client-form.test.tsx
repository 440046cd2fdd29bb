import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ClientForm } from './client-form.tsx'
import { clientWrite } from './client-write.ts'
import { sent } from '#app/domains/cart/writes.fixture.ts'

test.each([
  ['ar', 'كمّل للعنوان', 'من فضلك صحّح الأخطاء دي', 'رقم موبايل تاني', 'اكتب رقم موبايل تاني'],
  [
    'en',
    'Continue to address',
    'Please correct the following errors',
    'Another mobile number',
    'Another mobile number is required',
  ],
] as const)('in %s mistakes are summed up in focus, and lead to their fields', async (locale, submit, title, label, message) => {
  checkout(locale, () => refusal(locale, ['fullName', 'mobile', 'anotherMobile']))
  await userEvent.click(screen.getByRole('button', { name: submit }))
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.textContent).toContain(title)
  await userEvent.click(within(summary).getAllByRole('link').at(-1) ?? summary)
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field)).toContain(message)
})

test('a wrong number is told when its field is left, and untold as soon as it is right', async () => {
  checkout('ar')
  const mobile = screen.getByRole('textbox', { name: /^رقم الموبايل/ })
  await userEvent.type(mobile, '0101234')
  expect(describedBy(mobile)).not.toContain('لازم')
  await userEvent.tab()
  expect(describedBy(mobile)).toContain('رقم الموبايل لازم يكون 10 أرقام على الأقل من غير المسافات')
  await userEvent.type(mobile, '٥٦٧٨')
  expect(mobile.getAttribute('aria-invalid')).toBeNull()
})

test('a field that is left empty is not scolded before sending', async () => {
  checkout('en')
  await userEvent.click(screen.getByRole('textbox', { name: /^Full name/ }))
  await userEvent.tab()
  expect(screen.queryByText('Full name is required')).toBeNull()
})

test('what is known is filled in, numbers as people write them', () => {
  const known = { fullName: 'Mariam Hassan', mobile: '+201012345678', anotherMobile: '+201112345678', email: null }
  checkout('en', undefined, known)
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values).toEqual(['Mariam Hassan', '010 1234 5678', '011 1234 5678', ''])
})

test('a double click sends once', async () => {
  const answer = vi.fn<() => Promise<WriteResult>>(() => new Promise(() => undefined))
  checkout('en', answer)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continue to address' }))
  await waitFor(() => expect(answer).toHaveBeenCalledOnce())
})

test('after an answer it can be sent again', async () => {
  const answer = vi.fn<() => WriteResult>(() => refusal('en', ['email']))
  checkout('en', answer)
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Continue to address' }))
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(times))
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
  }
})

test('the step keeps who orders as typed, and leads on to the address', async () => {
  const typed: [string, string][] = [
    ['fullName', 'مريم حسن عبد الله'],
    ['mobile', '٠١٠١٢٣٤٥٦٧٨'],
    ['anotherMobile', '01112345678'],
    ['email', ''],
  ]
  const { result, asked } = await sent(clientWrite, typed, { cartClientUpdate: { cart: null, userErrors: [] } })
  expect(asked).toEqual([{ input: { ...Object.fromEntries(typed), email: '' } }])
  expect(result).toEqual({ ok: true, next: '/cart/address' })
})

test('a cart that is gone meanwhile leads to the cart page', async () => {
  const typed: [string, string][] = [
    ['fullName', 'Mariam Hassan'],
    ['mobile', '01012345678'],
    ['anotherMobile', '01112345678'],
  ]
  const gone = { code: 'CART_EMPTY', path: null, message: '' }
  const { to } = await sent(clientWrite, typed, { cartClientUpdate: { cart: null, userErrors: [gone] } })
  expect(to).toBe('/my-cart?notice=CART_EMPTY')
})

type Client = Parameters<typeof ClientForm>[0]['client']

function checkout(
  locale: Locale,
  answer: () => WriteResult | Promise<WriteResult> = () => ({ ok: true }),
  client: Client = null,
): void {
  const Stub = createRoutesStub([{ path: '/cart', Component: () => <ClientForm client={client} known={client !== null} />, action: answer }])
  render(inLocale(locale, <Stub initialEntries={['/cart']} />))
}

function refusal(locale: Locale, names: string[]): WriteResult {
  const messages: Record<string, string> = { ar: 'اكتب رقم موبايل تاني', en: 'Another mobile number is required' }
  const userErrors = names.map((name) => ({ code: 'VALIDATION_FAILED', path: [name], message: messages[locale] ?? '' }))
  return { ok: false, userErrors, values: {} }
}

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
