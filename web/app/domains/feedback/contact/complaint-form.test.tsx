import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ComplaintForm } from './complaint-form.tsx'
import { fillIn, renderFeedbackForm } from '#app/domains/feedback/feedback-form.fixture.tsx'

const branches = [
  { id: '1', name: 'مدينة نصر', state: { name: 'القاهرة' } },
  { id: '8', name: 'سموحة', state: { name: 'الإسكندرية' } },
]
const complained = { mutation: 'ComplaintAdd', field: 'complaintAdd', answer: { number: 'C-48213', userErrors: [] } }

async function fill(message: RegExp, name: RegExp, mobile: RegExp) {
  await fillIn(screen.getByRole('textbox', { name: message }), 'المحل كان زحمة ومحدش رد عليا')
  await fillIn(screen.getByRole('textbox', { name }), 'منى عبد الرحمن')
  await fillIn(screen.getByRole('textbox', { name: mobile }), '01012345678')
}

test.each([
  ['ar', 'فرع', 'أنهي فرع؟', 'اختار الفرع', 'ابعت', [/^احكيلنا/, /^الاسم/, /^رقم الموبايل/], 'وصلتنا وهنتابعها'],
  [
    'en',
    'A branch',
    'Which branch?',
    'Branch is required',
    'Send',
    [/^Tell us/, /^Full name/, /^Mobile/],
    "We've got it and we'll follow it up",
  ],
] as const)(
  'in %s a complaint about a branch requires the branch',
  async (locale, matter, which, missing, submit, labels, done) => {
    const { sent } = renderFeedbackForm({
      ...complained,
      locale,
      form: <ComplaintForm branches={branches} sent={null} />,
    })
    const [message, name, mobile] = labels
    await userEvent.click(screen.getByRole('radio', { name: matter }))
    await fill(message, name, mobile)
    await userEvent.click(screen.getByRole('button', { name: submit }))
    expect((await screen.findByRole('alert')).textContent).toContain(missing)
    const list = screen.getByRole('combobox', { name: new RegExp(which.replace('?', '.')) })
    await userEvent.selectOptions(list, '8')
    expect(list.getAttribute('aria-invalid')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: submit }))
    expect(await screen.findByRole('heading', { name: done })).toBeTruthy()
    expect(sent()).toMatchObject([{ input: { kind: 'COMPLAINT', matter: 'BRANCH', branchId: '8', orderNumber: null } }])
  },
)

test('a suggestion about the website sends neither branch nor order, even if they were filled in before', async () => {
  const about = { branchId: '1', orderNumber: 'MD-482135' }
  const { sent } = renderFeedbackForm({
    ...complained,
    locale: 'ar',
    form: <ComplaintForm branches={branches} about={about} sent={null} />,
  })
  await userEvent.click(screen.getByRole('radio', { name: /^اقتراح/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'الموقع' }))
  await fill(/^احكيلنا/, /^الاسم/, /^رقم الموبايل/)
  await userEvent.click(screen.getByRole('button', { name: 'ابعت' }))
  await screen.findByText('C-48213')
  expect(sent()).toMatchObject([
    { input: { kind: 'SUGGESTION', matter: 'WEBSITE', branchId: null, orderNumber: null } },
  ])
})

test('without a list of branches a complaint about a branch is not offered', () => {
  renderFeedbackForm({
    ...complained,
    locale: 'en',
    form: <ComplaintForm branches={[]} about={{ branchId: '1' }} sent={null} />,
  })
  expect(screen.queryByRole('radio', { name: 'A branch' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'An order' }).checked).toBe(true)
})

test('a complaint about an order asks only for the message', async () => {
  const order = { number: 'MD-482135', contact: { fullName: 'منى عبد الرحمن', mobile: '+201012345678', email: null } }
  const { sent } = renderFeedbackForm({
    ...complained,
    locale: 'ar',
    form: <ComplaintForm order={order} sent={null} />,
  })
  expect(screen.queryByRole('radio', { name: 'الموقع' })).toBeNull()
  await fillIn(screen.getByRole('textbox', { name: /^احكيلنا/ }), 'الشنطة وصلت مقفولة وحش')
  await userEvent.click(screen.getByRole('button', { name: 'ابعت' }))
  await screen.findByText('C-48213')
  expect(sent()).toMatchObject([{ input: { matter: 'ORDER', orderNumber: 'MD-482135', mobile: '010 1234 5678' } }])
})
