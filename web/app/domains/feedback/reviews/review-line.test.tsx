import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { answeringClient } from '#app/lib/testing/answering-client.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { userError } from '#app/lib/testing/user-error.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ReviewLine } from './review-line.tsx'

/** Two things to review of order 7, whose shop refuses this; what was sent and reported. */
function page(userErrors: object[] = []) {
  const toasts: unknown[] = []
  attachArea((order) => void toasts.push('show' in order ? order.show.title : order))
  const { client, sent } = answeringClient({
    ReviewAdd: () => ({ reviewAdd: { __typename: 'ReviewAddPayload', userErrors } }),
  })
  const line = { __typename: 'OrderLine' as const, colorName: null, sizeLabel: 'M', product: null, image: null }
  const lines = ['كورة ماتش', 'تيشيرت الأهلي'].map((name, at) => ({ ...line, id: String(at + 1), name }))
  const Component = () => lines.map((line) => <ReviewLine key={line.id} line={line} />)
  const Stub = createRoutesStub([{ path: '/client/order/:id/review', Component }])
  render(inLocale('ar', withClient(client, <Stub initialEntries={['/client/order/7/review']} />)))
  return { sent: () => sent('ReviewAdd'), toasts, of: (name: string) => within(screen.getByRole('region', { name })) }
}

test('stars have names, and thanks replace the sent form', async () => {
  const { sent, toasts, of } = page()
  const ball = of('كورة ماتش')
  await userEvent.click(ball.getByRole('radio', { name: '4 نجوم' }))
  await userEvent.click(ball.getByRole('radio', { name: 'مظبوط' }))
  await userEvent.type(ball.getByRole('textbox'), 'حلوة')
  await userEvent.click(ball.getByRole('button'))
  expect((await ball.findByRole('status')).textContent).toContain('شكرًا')
  expect(sent()).toEqual([
    { input: { orderId: '7', token: null, lineId: '1', rating: 4, fit: 'TRUE_TO_SIZE', text: 'حلوة' } },
  ])
  expect(toasts).toEqual(['تقييمك وصل، شكرًا'])
  expect(of('تيشيرت الأهلي').getByRole('radio', { name: 'نجمتين' })).toBeTruthy()
})

test('a refusal is shown at its line only', async () => {
  const { of } = page([userError({ code: 'VALIDATION_FAILED', path: ['rating'], message: 'اختار عدد النجوم' })])
  const ball = of('كورة ماتش')
  await userEvent.click(ball.getByRole('radio', { name: '4 نجوم' }))
  await userEvent.click(ball.getByRole('button'))
  await waitFor(() => expect(ball.getByRole('radiogroup').getAttribute('aria-describedby')).toBeTruthy())
  expect(of('تيشيرت الأهلي').getByRole('radiogroup').getAttribute('aria-describedby')).toBeNull()
})
