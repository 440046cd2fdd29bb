import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { performed } from '#app/lib/testing/perform.ts'
import { ContactDetailsForm } from './contact-details-form.tsx'
import { contactDetailsWrite } from './contact-write.ts'

const mariam = { fullName: 'Mariam Hassan', mobile: '+201012345678', anotherMobile: '+201112345678', email: null }

test.each([
  ['ar', 'كمّل للاستلام', 'من فضلك صحّح الأخطاء دي', 'رقم موبايل تاني', 'اكتب رقم موبايل تاني'],
  [
    'en',
    'Continue to delivery',
    'Please correct the following errors',
    'Another mobile number',
    'Another mobile number is required',
  ],
] as const)(
  'in %s a focused error summary links to the invalid fields',
  async (locale, submit, title, label, message) => {
    const { asked } = checkout(locale)
    await userEvent.click(screen.getByRole('button', { name: submit }))
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(summary.textContent).toContain(title)
    await userEvent.click(within(summary).getAllByRole('link').at(-1) ?? summary)
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(field)).toContain(message)
    expect(asked).toEqual([])
  },
)

test('an invalid number is reported on blur, and the error disappears once it is valid', async () => {
  checkout('ar')
  const mobile = screen.getByRole('textbox', { name: /^رقم الموبايل/ })
  await userEvent.type(mobile, '0101234')
  expect(describedBy(mobile)).not.toContain('لازم')
  await userEvent.tab()
  expect(describedBy(mobile)).toContain('رقم الموبايل لازم يكون 10 أرقام على الأقل من غير المسافات')
  await userEvent.type(mobile, '٥٦٧٨')
  expect(mobile.getAttribute('aria-invalid')).toBeNull()
})

test('an empty field shows no error before submit', async () => {
  checkout('en')
  await userEvent.click(screen.getByRole('textbox', { name: /^Full name/ }))
  await userEvent.tab()
  expect(screen.queryByText('Full name is required')).toBeNull()
})

test('a guest may log in and come back, a customer is not asked to', () => {
  checkout('en')
  const login = screen.getByRole('link', { name: 'Have an account? Log in' })
  expect(login.getAttribute('href')).toBe('/login?redirect=%2Fcart')
  cleanup()
  checkout('en', mariam)
  expect(screen.queryByRole('link', { name: 'Have an account? Log in' })).toBeNull()
})

test('known details are filled in, with numbers in national format', () => {
  checkout('en', mariam)
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values).toEqual(['Mariam Hassan', '010 1234 5678', '011 1234 5678', ''])
})

test('a double click submits once', async () => {
  const { asked } = checkout('en', mariam)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Continue to delivery' }))
  await waitFor(() => expect(asked).toHaveLength(1))
})

test('the form can be submitted again after an answer', async () => {
  const { asked, answer } = checkout('en', mariam)
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
    await waitFor(() => expect(asked).toHaveLength(times))
    answer(times - 1, {
      data: {
        cartContactUpdate: { __typename: 'CartContactUpdatePayload', ...refusal('VALIDATION_FAILED', ['email']) },
      },
    })
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
  }
})

test('the step saves the contact details as typed and leads to the address', async () => {
  const typed = { fullName: 'مريم حسن عبد الله', mobile: '٠١٠١٢٣٤٥٦٧٨', anotherMobile: '01112345678', email: '' }
  const { result, asked } = await performed(contactDetailsWrite, typed, {
    cartContactUpdate: { cart: null, userErrors: [] },
  })
  expect(asked).toEqual([{ input: { contact: typed } }])
  expect(result).toEqual({ ok: true, next: '/cart/address' })
})

test('a missing cart redirects to the cart page', async () => {
  const typed = { ...mariam, email: '' }
  const thrown = await performed(contactDetailsWrite, typed, { cartContactUpdate: refusal('CART_EMPTY', []) }).catch(
    (response: Response) => response,
  )
  expect((thrown as Response).headers.get('location')).toBe('/my-cart?notice=CART_EMPTY')
})

type Contact = Parameters<typeof ContactDetailsForm>[0]['contact']

function checkout(locale: Locale, contact: Contact = null) {
  const shop = clientWithAnswers()
  const Stub = createRoutesStub([
    { path: '/cart', Component: () => <ContactDetailsForm contact={contact} known={contact !== null} /> },
  ])
  render(inLocale(locale, withClient(shop.client, <Stub initialEntries={['/cart']} />)))
  return shop
}

function refusal(code: string, path: string[]) {
  return {
    cart: null,
    userErrors: [{ __typename: 'UserError', code, path, message: 'x', available: null, max: null, retryAfter: null }],
  }
}

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
