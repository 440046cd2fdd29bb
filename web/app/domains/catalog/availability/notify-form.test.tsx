import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { perform } from '#app/lib/forms/write.ts'
import { answeringClient } from '#app/lib/testing/answering-client.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { NotifyForm, notifyMeWrite } from './notify-form.tsx'

const product = { __typename: 'Product' as const, id: '7', slug: 'hoodie', name: 'هودي', status: 'ONLINE' as const }
const choices = [
  { id: '71', label: 'M' },
  { id: '72', label: 'L' },
]

type Options = Partial<Parameters<typeof NotifyForm>[0]> & { userErrors?: object[] }

const payload = (userErrors: object[]) => ({
  notifyMeRequestAdd: { __typename: 'NotifyMeRequestAddPayload', userErrors },
})

function open(locale: Locale, { userErrors = [], ...props }: Options = {}) {
  const { client, sent } = answeringClient({ NotifyMeRequestAdd: () => payload(userErrors) })
  const Stub = createRoutesStub([{ path: '/', Component: () => <NotifyForm product={product} {...props} /> }])
  render(inLocale(locale, withClient(client, <Stub />)))
  return { sent: () => sent('NotifyMeRequestAdd'), user: userEvent.setup() }
}

test.each([
  ['ar', 'رقم الموبايل', 'بلّغني', 'هنبعتلك على واتساب أول ما يرجع.'],
  ['en', 'Mobile number', 'Tell me', "We'll message you on WhatsApp as soon as it's back."],
] as const)(
  'in %s a notify-me request can be sent by keyboard and is confirmed',
  async (locale, field, button, done) => {
    const { sent, user } = open(locale, { variant: { id: '72', label: 'L' } })
    await user.type(screen.getByRole('textbox', { name: new RegExp(field) }), '01012345678{Enter}')
    expect(await screen.findByText(done)).toBeTruthy()
    expect(sent()).toEqual([{ input: { productId: '7', variantId: '72', mobile: '01012345678' } }])
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  },
)

test('a notify-me request can name one of several sizes or any', async () => {
  const { sent, user } = open('ar', { choices })
  await user.selectOptions(screen.getByRole('combobox', { name: 'أنهي مقاس؟' }), 'L')
  await user.type(screen.getByRole('textbox', { name: /رقم الموبايل/ }), '01012345678{Enter}')
  await screen.findByText('تمام، سجّلنا رقمك')
  expect(sent()).toMatchObject([{ input: { variantId: '72' } }])
})

test('an invalid number is reported on blur, and refusals at the field', async () => {
  const refusal = {
    __typename: 'UserError',
    code: 'VALIDATION_FAILED',
    path: ['input', 'mobile'],
    message: 'رقم الموبايل مش صحيح',
    available: null,
    max: null,
    retryAfter: null,
  }
  const { user } = open('ar', { userErrors: [refusal] })
  const field = screen.getByRole('textbox', { name: /رقم الموبايل/ })
  await user.type(field, '010')
  await user.tab()
  expect(screen.getByText('رقم الموبايل لازم يكون 10 أرقام على الأقل من غير المسافات')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '01012345678{Enter}')
  expect(await screen.findByText('رقم الموبايل مش صحيح')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('the rules are checked before submit, and a size is optional', async () => {
  const asked: unknown[] = []
  const write = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const url = new URL('http://shop/products/hoodie/notify')
    const visit = { form, url, params: {}, locale: 'ar' as const, request: new Request(url) }
    const send = async (variables: unknown) => (asked.push(variables), payload([]) as never)
    return perform(notifyMeWrite, visit, { send, mutate: send as never, setCookie: () => undefined })
  }
  expect(await write({ productId: '7', mobile: '' })).toMatchObject({
    ok: false,
    userErrors: [{ message: 'اكتب رقم الموبايل' }],
  })
  expect(asked).toEqual([])
  expect(await write({ productId: '7', variantId: '', mobile: '٠١٠١٢٣٤٥٦٧٨' })).toEqual({
    ok: true,
    without: '/products/hoodie/notify?noted',
  })
  expect(asked).toEqual([{ input: { productId: '7', variantId: null, mobile: '٠١٠١٢٣٤٥٦٧٨' } }])
})
