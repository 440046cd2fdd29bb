// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageDeadline, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import type { UserError } from '#app/lib/apollo/written.ts'
import { messageAnswer, messageWrite } from '#app/lib/testing/message-write.ts'
import { serverAction } from './server-action.server.ts'
import { accepted } from './write.ts'

const wrong: UserError = { code: 'VALIDATION_FAILED', path: ['mobile'], message: 'x' }

test.each([
  [accepted({ next: '/cart/address' }), '/cart/address'],
  [accepted({ without: '/my-cart' }), '/my-cart'],
  [accepted({ next: 'https://evil.example' }), '/'],
  [accepted(), '/cart?step=1'],
])('without JavaScript %j leads to %s', async (result, target) => {
  bffAnswers(messageAnswer())
  const thrown = await serverAction(messageWrite({ done: () => result }))(visit('mobile=0100')).catch(
    (response: Response) => response,
  )
  expect([(thrown as Response).headers.get('location'), (thrown as Response).status]).toEqual([target, 303])
})

test('without JavaScript a refusal answers 422 with the input and further data of the page', async () => {
  bffAnswers(messageAnswer(wrong))
  const action = serverAction(messageWrite(), async ({ form }) => ({ places: [form.get('mobile')] }))
  expect(await action(visit('mobile=0100'))).toMatchObject({
    data: { ok: false, userErrors: [wrong], values: { mobile: '0100' }, places: ['0100'] },
    init: { status: 422 },
  })
})

test('the field `intent` names the write; an unknown one is refused, and nothing is sent', async () => {
  const fetch = bffAnswers(messageAnswer(wrong))
  const action = serverAction({ send: messageWrite() })
  expect(await action(visit('intent=send&mobile=0100'))).toMatchObject({ data: { userErrors: [wrong] } })
  for (const intent of ['', 'toString', 'drop']) {
    expect(await action(visit(`intent=${intent}`))).toMatchObject({ data: { userErrors: [{ path: ['intent'] }] } })
  }
  expect(fetch).toHaveBeenCalledOnce()
})

test('passwords and codes are never returned', async () => {
  bffAnswers(messageAnswer(wrong))
  const answer = await serverAction(messageWrite())(
    visit('email=a%40b.eg&password=secret123&oldPassword=x&passwordConfirmation=y&code=1234'),
  )
  expect(answer).toMatchObject({ data: { values: { email: 'a@b.eg' } } })
  expect(JSON.stringify(answer)).not.toMatch(/secret123|1234|assword/)
})

function bffAnswers(answer: object) {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function visit(body: string) {
  const url = new URL('http://shop.example/cart?step=1')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const context = new RouterContextProvider()
  context.set(waitingCookies, [])
  context.set(pageDeadline, performance.now() + 5_000)
  return { request: new Request(url, { method: 'POST', body, headers }), url, params: {}, context, pattern: '/cart' }
}
