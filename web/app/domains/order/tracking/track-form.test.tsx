import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActionFunctionArgs, createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { TrackForm } from './track-form.tsx'
import { trackOrder } from './track-order.ts'

const words = {
  ar: { submit: 'تتبّع', number: /^رقم الطلب/, mobile: /^رقم الموبايل/ },
  en: { submit: 'Track', number: /^Order number/, mobile: /^Mobile number/ },
}

test.each([
  ['ar', 'من فضلك صحّح الأخطاء دي', ['اكتب رقم الطلب', 'اكتب رقم الموبايل']],
  ['en', 'Please correct the following errors', ['Order number is required', 'Mobile number is required']],
] as const)(
  'in %s the error summary of an empty form takes the focus, and each field shows its error',
  async (locale, title, messages) => {
    const { submit, fields, asked } = tracking(locale)
    await submit()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(summary.textContent).toBe(title + messages.join(''))
    expect(fields().map((field) => [field.getAttribute('aria-invalid'), describedBy(field)])).toEqual([
      ['true', expect.stringContaining(messages[0])],
      ['true', expect.stringContaining(messages[1])],
    ])
    await userEvent.click(within(summary).getAllByRole('link').at(-1) ?? summary)
    expect(document.activeElement).toBe(fields()[1])
    expect(asked).toEqual([])
  },
)

test.each([
  ['ar', '010123', 'رقم الموبايل لازم يكون 10 أرقام على الأقل من غير المسافات'],
  ['ar', '٠١٣١٢٣٤٥٦٧٨', 'رقم الموبايل مش صحيح'],
  ['en', '010123', 'Mobile number must be at least 10 characters excluding spaces'],
  ['en', '01312345678', 'Mobile number is not valid'],
] as const)('in %s the mobile %s is refused before anything is sent', async (locale, mobile, message) => {
  const { submit, fields, asked } = tracking(locale)
  await submit('MD-4821350', mobile)
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(describedBy(fields()[1])).toContain(message)
  expect(asked).toEqual([])
})

test.each([
  ['ar', 'ماعندناش طلب بالرقم ده مع الموبايل ده. راجع الرقمين وجرّب تاني.'],
  ['en', "We can't find an order with this number and mobile. Check both and try again."],
] as const)(
  'in %s a wrong pair gets one message that does not say which is wrong, and the input stays',
  async (locale, message) => {
    const { submit, fields, asked, toasts } = tracking(locale)
    await submit('MD-1', '٠١٠١٢٣٤٥٦٧٨')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(fields().map((field) => [field.value, field.getAttribute('aria-invalid')])).toEqual([
      ['MD-1', null],
      ['٠١٠١٢٣٤٥٦٧٨', null],
    ])
    expect(asked).toEqual([{ number: 'MD-1', mobile: '٠١٠١٢٣٤٥٦٧٨' }])
    await waitFor(() => expect(toasts).toEqual([[message, true]]))
  },
)

test('a rate limit is shown in the form, and as a toast that screen readers skip', async () => {
  const { submit, toasts } = tracking('en', () => Promise.reject(faultError({ code: 'RATE_LIMITED' })))
  await submit('MD-1', '01012345678')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many/)
  await waitFor(() => expect(toasts).toEqual([[expect.stringMatching(/^Too many/), true]]))
})

/** The form of a page whose route asks `answer`, by default a shop that has no such order. */
function tracking(locale: Locale, answer: () => Promise<unknown> = () => Promise.resolve({ trackedOrder: null })) {
  const asked: unknown[] = []
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => 'show' in order && toasts.push([order.show.title, order.show.silent])))
  const query = ((_: unknown, variables: unknown) => (asked.push(variables), answer())) as Query
  const visit = ({ request, params }: ActionFunctionArgs) => ({ request, params, locale, url: new URL(request.url) })
  const action = (args: ActionFunctionArgs) => trackOrder(visit(args), query)
  const Stub = createRoutesStub([{ path: '/track-order', Component: TrackForm, action }])
  render(inLocale(locale, <Stub initialEntries={['/track-order']} />))
  const { number: first, mobile: second } = words[locale]
  const fields = () => [first, second].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }))
  const submit = async (number = '', mobile = '') => {
    const [numberField, mobileField] = fields()
    if (numberField && number) await userEvent.type(numberField, number)
    if (mobileField && mobile) await userEvent.type(mobileField, mobile)
    await userEvent.click(screen.getByRole('button', { name: words[locale].submit }))
  }
  return { submit, fields, asked, toasts }
}

function describedBy(field: HTMLElement | undefined): string {
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
