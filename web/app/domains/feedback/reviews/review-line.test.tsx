import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { accepted, refused } from '#app/lib/route/results.ts'
import type { WriteResult } from '#app/lib/route/route-types.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ReviewLine } from './review-line.tsx'

/** Two things to review, on a page whose route answers as told; what was sent and what was told. */
function page(answer: (form: FormData) => WriteResult) {
  const [sent, toasts] = [[] as Record<string, unknown>[], [] as unknown[]]
  attachArea((order) => void toasts.push('show' in order ? order.show.title : order))
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    sent.push(Object.fromEntries(form))
    return answer(form)
  }
  const line = { __typename: 'OrderLine' as const, color: null, size: 'M', productSlug: null, image: null }
  const lines = ['كورة ماتش', 'تيشيرت الأهلي'].map((name, at) => ({ ...line, id: String(at + 1), name }))
  const Stub = createRoutesStub([{ path: '/', Component: () => lines.map((line) => <ReviewLine key={line.id} line={line} />), action }])
  render(inLocale('ar', <Stub />))
  return { sent, toasts, of: (name: string) => within(screen.getByRole('region', { name })) }
}

test('stars are chosen by their names, and what was sent is thanked for in its place', async () => {
  const { sent, toasts, of } = page(() => accepted())
  const ball = of('كورة ماتش')
  await userEvent.click(ball.getByRole('radio', { name: '4 نجوم' }))
  await userEvent.click(ball.getByRole('radio', { name: 'مظبوط' }))
  await userEvent.type(ball.getByRole('textbox'), 'حلوة')
  await userEvent.click(ball.getByRole('button'))
  expect((await ball.findByRole('status')).textContent).toContain('شكرًا')
  expect(sent).toMatchObject([{ lineId: '1', rating: '4', fit: 'TRUE_TO_SIZE', text: 'حلوة' }])
  expect(toasts).toEqual(['تقييمك وصل، شكرًا'])
  expect(of('تيشيرت الأهلي').getByRole('radio', { name: 'نجمتين' })).toBeTruthy()
})

test('a refusal stands at the thing it is about, and nowhere else', async () => {
  const { of } = page((form) => refused([{ code: 'VALIDATION_FAILED', path: ['rating'], message: 'اختار عدد النجوم' }], form))
  const ball = of('كورة ماتش')
  await userEvent.click(ball.getByRole('button'))
  await waitFor(() => expect(ball.getByRole('radiogroup').getAttribute('aria-describedby')).toBeTruthy())
  expect(of('تيشيرت الأهلي').getByRole('radiogroup').getAttribute('aria-describedby')).toBeNull()
})
