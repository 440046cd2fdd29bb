import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { ContactForm } from './contact-form.tsx'
import { fillIn, letterForm } from './letter.fixture.tsx'

const words = {
  ar: { name: /^الاسم/, mobile: /^رقم الموبايل/, subject: /^الموضوع/, message: /^رسالتك/, submit: 'ابعت الرسالة' },
  en: { name: /^Full name/, mobile: /^Mobile/, subject: /^Subject/, message: /^Your message/, submit: 'Send message' },
}

function open(locale: Locale, answer?: Parameters<typeof letterForm>[0]['answer']) {
  const shop = letterForm({ locale, form: <ContactForm sent={null} />, mutation: 'ContactSend', field: 'contactSend', answer })
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
  ['en', 'We have your message', 'Your number'],
] as const)('in %s a message is sent, and its number takes the place and the focus of the form', async (locale, title, number) => {
  const { send, fill, sent } = open(locale)
  await fill('منى عبد الرحمن', '٠١٠١٢٣٤٥٦٧٨', 'مواعيد العيد', 'هتفتحوا إمتى أيام العيد؟')
  await send()
  const heading = await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(number).parentElement?.textContent).toContain('M-48213')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sent()).toEqual([
    { input: { fullName: 'منى عبد الرحمن', mobile: '٠١٠١٢٣٤٥٦٧٨', email: '', subject: 'مواعيد العيد', message: 'هتفتحوا إمتى أيام العيد؟' } },
  ])
})

test.each([
  ['ar', ['اكتب الموضوع', 'اكتب رسالتك']],
  ['en', ['Say what it is about', 'Write your message']],
] as const)('in %s nothing is sent while something is missing, and all of it is summed up', async (locale, messages) => {
  const { send, fields, sent } = open(locale)
  await send()
  const summary = await screen.findByRole('alert')
  for (const message of messages) expect(summary.textContent).toContain(message)
  expect(fields().map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true', 'true'])
  expect(sent()).toEqual([])
})

test('what the shop refuses stands at its field, and what belongs to none above the form', async () => {
  const refused = { code: 'VALIDATION_FAILED', path: ['subject'], message: 'الموضوع لازم يكون 3 حروف على الأقل' }
  const often = { code: 'RATE_LIMITED', path: null, message: 'محاولات كتير' }
  const { send, fill, fields } = open('ar', { number: null, userErrors: [refused, often] })
  await fill('منى عبد الرحمن', '01012345678', 'مواعيد', 'هتفتحوا إمتى أيام العيد؟')
  await send()
  expect((await screen.findAllByText(/^الموضوع لازم يكون 3 حروف/)).length).toBe(2)
  expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual(['منى عبد الرحمن', '01012345678', 'مواعيد', 'هتفتحوا إمتى أيام العيد؟'])
  expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('كتير'))).toBe(true)
})

test('without JavaScript the number comes with the address, and no other text does', async () => {
  letterForm({ locale: 'en', form: <ContactForm sent="M-48213" />, mutation: 'ContactSend', field: 'contactSend' })
  expect(await screen.findByText('M-48213')).toBeTruthy()
})
