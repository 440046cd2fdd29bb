// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageDeadline, waitingCookies } from '#app/lib/apollo/execute.server.ts'
import { plainData } from '#app/lib/route/document-data.ts'
import { loader } from './root.tsx'

const categories = [{ id: '1', slug: 'balls', name: 'Balls', children: [] }]
const cart = { id: 'c1', revision: 1, quantity: 2 }

test.each([
  ['cart', { categories, cart: null }],
  ['categories', { categories: null, cart }],
])('the shell keeps the rest without its %s', async (part, data) => {
  answerWith({ data, errors: [{ message: 'no', path: [part], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  const [shell, viewer] = [
    { name: 'RootShell', data, failed: [[part]] },
    { name: 'RootViewer', data: { viewer: null } },
  ]
  expect(await load('')).toMatchObject({
    answers: expect.arrayContaining([expect.objectContaining(shell), expect.objectContaining(viewer)]),
    owner: '',
  })
})

test('a failed viewer query means unknown, not guest', async () => {
  answerWith({
    data: { viewer: null },
    errors: [{ message: 'no', path: ['viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
  })
  expect(await load('token=t')).toMatchObject({ answers: [], owner: null })
})

test('a customer with an expired session is a guest', async () => {
  answerWith({ data: { viewer: null, categories, cart } })
  expect(await load('token=t')).toMatchObject({
    answers: expect.arrayContaining([expect.objectContaining({ name: 'RootViewer', failed: [] })]),
  })
})

function answerWith(answer: object): void {
  vi.stubGlobal('fetch', async () => Response.json(answer))
}

async function load(cookie: string) {
  const context = new RouterContextProvider()
  context.set(waitingCookies, [])
  context.set(pageDeadline, performance.now() + 5_000)
  const request = new Request('http://shop.example/', { headers: { cookie } })
  return plainData({ root: await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/' }) })
    .root
}
