import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApolloLink } from '@apollo/client'
import { createRoutesStub } from 'react-router'
import { of } from 'rxjs'
import { expect, onTestFinished, test } from 'vitest'
import { shopClient } from '#app/lib/apollo/client.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { addLoaded, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { PlaceOrderForm } from './place-order-form.tsx'

const words = {
  ar: {
    submit: 'اطلب دلوقتي',
    code: /^الكود/,
    sent: /بعتنالك كود من 4 أرقام.*010 1234 5678/,
    resend: 'ابعت الكود تاني',
    wait: 'تقدر تطلب كود تاني بعد 60 ثانية',
    unsent: 'ماوصلناش رد',
    terms: 'لازم توافق على الشروط والأحكام',
  },
  en: {
    submit: 'Order now',
    code: /^Code/,
    sent: /We sent a 4-digit code.*010 1234 5678/,
    resend: 'Resend code',
    wait: 'You can ask for another code in 60 seconds',
    unsent: "We didn't get an answer",
    terms: 'You must accept the terms and conditions',
  },
}
const sentNow = { __typename: 'AccountCodeSendPayload', resendAfter: 60, userErrors: [] as object[] }

test.each(['ar', 'en'] as const)(
  'in %s a required code shows a focused, labelled field with the mobile it was sent to',
  async (locale) => {
    const { t, place, toasts } = checkout(locale, { place: ['CODE_REQUIRED'] })
    expect(screen.queryByRole('textbox', { name: t.code })).toBeNull()
    await place()
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: t.code })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect([field.getAttribute('aria-required'), field.inputMode, field.autocomplete, field.dir]).toEqual([
      'true',
      'numeric',
      'one-time-code',
      'ltr',
    ])
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(t.sent),
    )
    expect(toasts).toEqual([])
    // Asking for a code must not show the alert of an unanswered order.
    expect(screen.queryByText(t.unsent)).toBeNull()
  },
)

test('an order above the limits of its buyer shows what the shop says', async () => {
  const { place, toasts } = checkout('en', { place: ['ORDER_LIMIT'] })
  await place()
  await waitFor(() => expect(toasts).toEqual(['The text of ORDER_LIMIT']))
})

test('Enter in the code field submits the order, and a wrong code is reported at its field', async () => {
  const { t, place, sent, toasts } = checkout('ar', { place: ['CODE_REQUIRED', 'CODE_INVALID'] })
  await place()
  const field = await screen.findByRole('textbox', { name: t.code })
  await userEvent.type(field, '1111{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(describedBy(field)).toContain('The text of CODE_INVALID')
  expect(sent.map(({ code }) => code)).toEqual([null, '1111'])
  expect(toasts).toEqual(['The text of CODE_INVALID'])
})

test('an empty code is reported before anything is sent', async () => {
  const { t, place, sent } = checkout('ar', { place: ['CODE_REQUIRED'] })
  await place()
  const field = await screen.findByRole('textbox', { name: t.code })
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(describedBy(field)).toContain('اكتب الكود'))
  expect(sent).toHaveLength(1)
})

test.each(['ar', 'en'] as const)(
  'in %s another code can be requested after the pause, by keyboard after the form and its back link',
  async (locale) => {
    const { t, place, sent, asked } = checkout(locale, {
      place: ['CODE_REQUIRED'],
      send: [{ ...sentNow, resendAfter: 3 }, sentNow],
    })
    await place()
    const resend = await screen.findByRole<HTMLButtonElement>('button', { name: t.resend })
    await waitFor(() => expect(resend.disabled).toBe(true))
    await waitFor(() => expect(resend.disabled).toBe(false))
    screen.getByRole('button', { name: t.submit }).focus()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(resend)
    await userEvent.keyboard('{Enter}')
    await screen.findByText(t.wait)
    expect([resend.disabled, asked.length, sent.length]).toEqual([true, 2, 1])
  },
)

test('a refused request for another code says why and when the next one is possible', async () => {
  const refusal = {
    __typename: 'UserError',
    code: 'RATE_LIMITED',
    path: [],
    message: 'Too many tries',
    available: null,
    max: null,
    retryAfter: 7_000,
  }
  const limited = { ...sentNow, resendAfter: null, userErrors: [refusal] }
  const { t, place, toasts } = checkout('en', {
    place: ['CODE_REQUIRED'],
    send: [{ ...sentNow, resendAfter: 0 }, limited],
  })
  await place()
  const resend = await screen.findByRole<HTMLButtonElement>('button', { name: t.resend })
  await userEvent.click(resend)
  await screen.findByText('You can ask for another code in 117 minutes')
  expect(resend.disabled).toBe(true)
  expect(toasts).toEqual(['Too many tries'])
  expect(screen.getByRole('textbox', { name: t.code })).toBeTruthy()
})

test('unchecked terms show no error before submit', async () => {
  const { t, sent } = checkout('en', { place: [] })
  screen.getByRole('checkbox').focus()
  await userEvent.tab()
  expect(screen.queryAllByText(t.terms)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: t.submit }))
  expect([(await screen.findAllByText(t.terms)).length, sent]).toEqual([2, []])
})

type Answers = { /** Refusals of the orders, one after the other. */ place: string[]; send?: object[] }

/** Renders the last checkout step with a client that gives these answers. */
function checkout(locale: Locale, { place, send = [sentNow] }: Answers) {
  const sent: { code: string | null }[] = []
  const asked: string[] = []
  const toasts: unknown[] = []
  onTestFinished(attachArea((order) => void ('show' in order && toasts.push(order.show.title))))
  const link = new ApolloLink(({ variables: { mobile, input } }) => {
    if (mobile) return of({ data: { accountCodeSend: send[asked.push(mobile) - 1] } })
    const code = place[sent.push({ code: input.code }) - 1]
    const refusal = {
      __typename: 'UserError',
      code,
      path: code === 'CODE_INVALID' ? ['code'] : [],
      message: `The text of ${code}`,
      available: null,
      max: null,
      retryAfter: null,
    }
    return of({
      data: {
        orderPlace: { __typename: 'OrderPlacePayload', order: null, token: null, cart: null, userErrors: [refusal] },
      },
    })
  })
  const Page = () => <PlaceOrderForm revision={1} mobile="+201012345678" idempotencyKey="key" />
  const Stub = createRoutesStub([{ path: '/cart/payments', Component: Page }])
  const client = shopClient(link)
  addLoaded(client, { CodeChannels: { codeChannels: ['WHATSAPP'] } })
  render(inLocale(locale, withClient(client, <Stub initialEntries={['/cart/payments']} />)))
  const t = words[locale]
  const submit = async () => {
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: t.submit }))
  }
  return { t, sent, asked, toasts, place: submit }
}

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
