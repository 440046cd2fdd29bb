import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts } from '#app/lib/forms/keep-drafts.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { answeringClient } from '#app/lib/testing/answering-client.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { userError } from '#app/lib/testing/user-error.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ApplyForm } from './apply-form.tsx'
import { applyWrite } from './apply-write.ts'

keepDrafts()
beforeEach(() => sessionStorage.clear())

// jsdom reads only files that its own dialog chose, and it has none.
beforeEach(() => {
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
        super(form, submitter)
        const [file] = form?.querySelector<HTMLInputElement>('[name=cv]')?.files ?? []
        if (file) this.set('cv', file)
      }
    },
  )
})

const words = {
  ar: {
    submit: 'ابعت الطلب',
    name: /^الاسم/,
    mobile: /موبايل/,
    email: /^البريد/,
    cv: /^السيرة الذاتية/,
    terms: /^موافق/,
    remove: 'شيل الملف',
  },
  en: {
    submit: 'Send application',
    name: /^Full name/,
    mobile: /mobile/i,
    email: /^Email/,
    cv: /^CV/,
    terms: /^You may use/,
    remove: 'Remove file',
  },
}
const pdf = new File(['%PDF-1.7\n…'], 'mona.pdf', { type: 'application/pdf' })
const exe = new File(['MZ'], 'mona.pdf', { type: 'application/pdf' })

test.each([
  ['ar', ['اكتب بريدك الإلكتروني', 'ارفع سيرتك الذاتية']],
  ['en', ['Email is required', 'Add your CV']],
] as const)(
  'in %s the error summary of an empty form takes the focus, includes the file, and nothing is sent',
  async (locale, messages) => {
    const { send, control, sent } = applying(locale)
    await send()
    await waitFor(() => expect(document.activeElement?.role).toBe('alert'))
    const summary = document.activeElement as HTMLElement
    for (const message of messages) expect(summary.textContent).toContain(message)
    expect(within(summary).getAllByRole('link')).toHaveLength(5)
    expect([control('cv').getAttribute('aria-invalid'), describedBy(control('cv'))]).toEqual([
      'true',
      expect.stringContaining(messages[1]),
    ])
    expect(sent()).toEqual([])
  },
)

test.each([
  ['ar', /مش PDF أو Word/],
  ['en', /isn't a PDF or Word file/],
] as const)(
  'in %s a file that is no PDF despite its name is reported at once and can be removed',
  async (locale, message) => {
    const { control, button } = applying(locale)
    await userEvent.upload(control('cv'), exe)
    expect((await screen.findByText(message)).textContent).toBeTruthy()
    await userEvent.click(button('remove'))
    expect([
      screen.queryByText(message),
      (control('cv') as HTMLInputElement).files?.length,
      document.activeElement,
    ]).toEqual([null, 0, control('cv')])
  },
)

test('a valid application is sent with its file and leads to its number', async () => {
  const { send, control, sent } = applying('en', { number: 'J-48213', userErrors: [] })
  await fillIn(control)
  await userEvent.upload(control('cv'), pdf)
  await screen.findByText('mona.pdf')
  await send()
  expect(await screen.findByText('applied')).toBeTruthy()
  expect(sent()).toMatchObject([
    {
      input: {
        jobId: '7',
        branchId: '3',
        fullName: 'Mona Abdelrahman',
        gender: 'FEMALE',
        acceptTerms: true,
        cv: { size: pdf.size },
      },
    },
  ])
})

test('a refused file is reported at the file with a text about CVs; a repeated application above the form', async () => {
  const fileType = { code: 'FILE_TYPE', path: ['cv'], message: 'picture' }
  const first = applying('en', { number: null, userErrors: [fileType] })
  await fillIn(first.control)
  await userEvent.upload(first.control('cv'), pdf)
  await screen.findByText('mona.pdf')
  await first.send()
  await screen.findAllByText(/isn't a PDF or Word file/)
  expect(describedBy(first.control('cv'))).toMatch(/isn't a PDF or Word file/)
  first.unmount()
  const second = applying('en', {
    number: null,
    userErrors: [{ code: 'ALREADY_APPLIED', path: [], message: 'You have already applied for this job.' }],
  })
  await userEvent.upload(second.control('cv'), pdf)
  await screen.findByText('mona.pdf')
  // What was typed before is there again, the file is not.
  expect((second.control('name') as HTMLInputElement).value).toBe('Mona Abdelrahman')
  await second.send()
  expect((await screen.findByText('An error occurred while applying')).closest('[role=alert]')?.textContent).toMatch(
    /already applied/,
  )
})

type Answer = { number: string | null; userErrors: { code: string; path: string[]; message: string }[] }

/** The form of a page before a shop that gives `answer`. */
function applying(locale: Locale, answer: Answer = { number: null, userErrors: [] }) {
  const userErrors = answer.userErrors.map((error) => userError(error))
  const { client, sent } = answeringClient({
    JobApplicationAdd: () => ({ jobApplicationAdd: { __typename: 'JobApplicationAddPayload', ...answer, userErrors } }),
  })
  const write = applyWrite({ dateOfBirth: () => '1998-05-01' })
  const about = () =>
    ['gender', 'birthDay', 'birthMonth', 'birthYear'].map((name) => (
      <input key={name} type="hidden" name={name} value={name === 'gender' ? 'FEMALE' : '1'} />
    ))
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ApplyForm write={write} jobId="7" branchId="3" applicant={null} about={about} /> },
    { path: '/hiring/applied/:number', Component: () => <p>applied</p> },
  ])
  const { unmount } = render(inLocale(locale, withClient(client, <Stub />)))
  const w = words[locale]
  const control = (name: 'name' | 'mobile' | 'email' | 'cv' | 'terms') =>
    name === 'cv' || name === 'terms' ? screen.getByLabelText(w[name]) : screen.getByRole('textbox', { name: w[name] })
  const button = (name: 'submit' | 'remove') => screen.getByRole('button', { name: w[name] })
  return {
    control,
    button,
    send: () => userEvent.click(button('submit')),
    sent: () => sent('JobApplicationAdd'),
    unmount,
  }
}

async function fillIn(control: ReturnType<typeof applying>['control']): Promise<void> {
  await userEvent.type(control('name'), 'Mona Abdelrahman')
  await userEvent.type(control('mobile'), '01012345678')
  await userEvent.type(control('email'), 'mona@example.com')
  await userEvent.click(control('terms'))
}

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
