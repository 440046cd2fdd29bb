import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { ContactForm } from './contact-form.tsx'
import { fillIn, renderFeedbackForm } from '#app/domains/feedback/feedback-form.fixture.tsx'

const words = {
  ar: { name: /^الاسم/, mobile: /^رقم الموبايل/, subject: /^الموضوع/, message: /^رسالتك/, submit: 'ابعت الرسالة' },
  en: { name: /^Full name/, mobile: /^Mobile/, subject: /^Subject/, message: /^Your message/, submit: 'Send message' },
}

function open(locale: Locale, answer?: Parameters<typeof renderFeedbackForm>[0]['answer']) {
  const shop = renderFeedbackForm({
    locale,
    form: <ContactForm sent={null} />,
    mutation: 'ContactSend',
    field: 'contactSend',
    answer,
  })
  const { name, mobile, subject, message, submit } = words[locale]
  const fields = () => [name, mobile, subject, message].map((label) => screen.getByRole('textbox', { name: label }))
  const send = () => userEvent.click(screen.getByRole('button', { name: submit }))
  const fill = async (...texts: string[]) => {
    for (const [place, text] of texts.entries()) await fillIn(fields()[place], text)
  }
  return { ...shop, fields, send, fill }
}

test.each([
  ['ar', 'رسالتك وصلتنا', 'رقم المتابعة'],
  ['en', "We've got your message", 'Your number'],
] as const)(
  'in %s a contact message is sent, and its number replaces the form and takes the focus',
  async (locale, title, number) => {
    const { send, fill, sent } = open(locale)
    await fill('منى عبد الرحمن', '٠١٠١٢٣٤٥٦٧٨', 'مواعيد العيد', 'هتفتحوا إمتى أيام العيد؟')
    await send()
    const heading = await screen.findByRole('heading', { name: title })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(number).parentElement?.textContent).toContain('M-48213')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(sent()).toEqual([
      {
        input: {
          fullName: 'منى عبد الرحمن',
          mobile: '٠١٠١٢٣٤٥٦٧٨',
          email: '',
          subject: 'مواعيد العيد',
          message: 'هتفتحوا إمتى أيام العيد؟',
        },
      },
    ])
  },
)

test.each([
  ['ar', ['اكتب الموضوع', 'اكتب رسالتك']],
  ['en', ["Tell us what it's about", 'Write your message']],
] as const)(
  'in %s nothing is sent while a field is missing, and the error summary lists all of them',
  async (locale, messages) => {
    const { send, fields, sent } = open(locale)
    await send()
    const summary = await screen.findByRole('alert')
    for (const message of messages) expect(summary.textContent).toContain(message)
    expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true', 'true'])
    expect(sent()).toEqual([])
  },
)

test('refusals are shown at their fields, others above the form', async () => {
  const refused = { code: 'VALIDATION_FAILED', path: ['subject'], message: 'الموضوع لازم يكون 3 حروف على الأقل' }
  const often = { code: 'RATE_LIMITED', path: [], message: 'محاولات كتير' }
  const { send, fill, fields } = open('ar', { number: null, userErrors: [refused, often] })
  await fill('منى عبد الرحمن', '01012345678', 'مواعيد', 'هتفتحوا إمتى أيام العيد؟')
  await send()
  expect((await screen.findAllByText(/^الموضوع لازم يكون 3 حروف/)).length).toBe(2)
  expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual([
    'منى عبد الرحمن',
    '01012345678',
    'مواعيد',
    'هتفتحوا إمتى أيام العيد؟',
  ])
  expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('كتير'))).toBe(true)
})

test('without JavaScript the number is read from the address, which shows no other text', async () => {
  renderFeedbackForm({
    locale: 'en',
    form: <ContactForm sent="M-48213" />,
    mutation: 'ContactSend',
    field: 'contactSend',
  })
  expect(await screen.findByText('M-48213')).toBeTruthy()
})
