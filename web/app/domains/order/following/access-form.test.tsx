import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActionFunctionArgs, createRoutesStub, useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { refused } from '#app/lib/route/results.ts'
import type { Refused, WriteTools } from '#app/lib/route/route-types.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { AccessForm } from './access-form.tsx'
import { accessWrite } from './access-write.ts'

const limited = { code: 'RATE_LIMITED', path: null, message: 'x', retryAfter: 300 }

test.each([
  ['was sent', { resendAfter: 60, userErrors: [] }, 'تقدر تطلب كود تاني بعد 60 ثانية'],
  ['is refused by a longer limit', { resendAfter: null, userErrors: [limited] }, 'تقدر تطلب كود تاني بعد 5 دقايق'],
])('when a code %s the page says when another can be asked for, and after a wrong code still', async (_what, sent, words) => {
  opening({ orderAccessCodeSend: sent })
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'ابعت كود تاني' })
  await userEvent.click(again)
  await screen.findByText(words)
  expect(again.disabled).toBe(true)
  await userEvent.type(screen.getByRole('textbox'), '1111{Enter}')
  await screen.findByText('الكود مش صحيح')
  expect(again.disabled).toBe(true)
})

/** The page after the first code, long ago, before a shop whose answers are given. */
function opening(answers: object) {
  const answer = { access: null, userErrors: [{ code: 'CODE_INVALID', path: ['code'], message: 'x' }] }
  const mutate = async () => ({ orderAccessCodeCheck: answer, ...answers })
  const action = async ({ request, params }: ActionFunctionArgs) => {
    const visit = { request, params, url: new URL(request.url), locale: 'ar' as const, form: await request.formData() }
    return accessWrite(visit, { mutate } as unknown as WriteTools)
  }
  const Page = () => <AccessForm answer={useActionData() as Refused} />
  const Stub = createRoutesStub([{ id: 'open', path: '/track-order/open', Component: Page, action }])
  const asked = new FormData()
  asked.set('number', 'MD-1')
  asked.set('mobile', '01012345678')
  render(inLocale('ar', <Stub initialEntries={['/track-order/open']} hydrationData={{ loaderData: {}, actionData: { open: refused([], asked) } }} />))
}
