// @vitest-environment node
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faultOf } from './fault.ts'

const query = gql`
  query Who {
    who
  }
`
const desk: TypedDocumentNode<{ viewer: { ticket: object | null } | null }, Record<string, never>> = gql`
  query Desk {
    viewer {
      ticket {
        subject
      }
    }
  }
`

test('sends the visitor’s cookies, language, address and request id, and keeps the returned cookies', async () => {
  const asked: IncomingMessage[] = []
  const { execute, visit, cookies } = await against((request) => {
    asked.push(request)
    return { status: 200, headers: { 'set-cookie': ['cart=abc; HttpOnly', 'other=1'] }, body: { data: { who: 'me' } } }
  })
  expect(await execute(query, {}, visit)).toEqual({ who: 'me' })
  expect(asked[0]?.headers).toMatchObject({
    cookie: 'locale=en; cart=abc',
    'accept-language': 'en',
    'x-request-id': 'r-12345678',
    'x-forwarded-for': '41.32.0.9',
  })
  expect(cookies()).toEqual(['cart=abc; HttpOnly', 'other=1'])
})

test('a returned cookie applies to the next request', async () => {
  const asked: IncomingMessage[] = []
  const { execute, visit } = await against((request) => {
    asked.push(request)
    return {
      status: 200,
      headers: { 'set-cookie': ['cart=new; Path=/; HttpOnly', 'token=t; Path=/'] },
      body: { data: { who: 'me' } },
    }
  })
  await execute(query, {}, visit)
  await execute(query, {}, visit)
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(['locale=en; cart=abc', 'locale=en; cart=new; token=t'])
})

test('throws the fault of an error', async () => {
  const { execute, visit } = await against(() => ({
    status: 200,
    body: { data: null, errors: [{ message: 'No', extensions: { code: 'NOT_FOUND', requestId: 'r1' } }] },
  }))
  expect(await faultBy(execute(query, {}, visit))).toMatchObject({ code: 'NOT_FOUND', requestId: 'r1' })
})

test.each([
  [
    'with a fault below it is that fault',
    [{ message: 'out', path: ['viewer', 'ticket', 'subject'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    'UPSTREAM_UNAVAILABLE',
  ],
  ['without an error does not exist', undefined, 'NOT_FOUND'],
])('a subject inside of another field that is null %s', async (_, errors, code) => {
  const { execute, visit } = await against(() => ({
    status: 200,
    body: { data: { viewer: { ticket: null } }, errors },
  }))
  expect(await faultBy(execute(desk, {}, visit, { subject: 'viewer.ticket' }))).toMatchObject({ code })
})

test('a response that is no GraphQL is UPSTREAM_UNAVAILABLE', async () => {
  const { execute, visit } = await against(() => ({ status: 502, body: '<html>Bad gateway</html>' }))
  expect(await faultBy(execute(query, {}, visit))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
})

test('no response is UPSTREAM_UNAVAILABLE', async () => {
  const { execute, visit, close } = await against(() => ({ status: 200, body: {} }))
  await close()
  expect(await faultBy(execute(query, {}, visit))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
})

test('all operations of a page share its timeout', async () => {
  const { execute, visit } = await against(() => undefined, 1_000)
  const started = performance.now()
  for (let operation = 0; operation < 8; operation += 1)
    expect(await faultBy(execute(query, {}, visit))).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  // Eight of a second each would take eight.
  expect(performance.now() - started).toBeLessThan(6_000)
})

type Answer = { status: number; headers?: Record<string, string | string[]>; body: unknown }

/** The module, asking a server of ours that answers as told. */
async function against(answer: (request: IncomingMessage) => Answer | undefined, limit = 5_000) {
  const server = createServer((request, response) => {
    const given = answer(request)
    if (!given) return
    const { status, headers, body } = given
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  onTestFinished(() => void close())
  vi.stubEnv('BFF_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.resetModules()
  const { execute, pageDeadline, waitingCookies } = await import('./execute.server.ts')
  const context = new RouterContextProvider()
  context.set(waitingCookies, [])
  context.set(pageDeadline, performance.now() + limit)
  const request = new Request('http://shop.example/', {
    headers: { cookie: 'locale=en; cart=abc', 'x-request-id': 'r-12345678', 'x-forwarded-for': '41.32.0.9' },
  })
  return { execute, visit: { request, context }, cookies: () => context.get(waitingCookies), close }
}

async function faultBy(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (thrown: unknown) => faultOf(thrown),
  )
}
