import { expect, test } from 'vitest'
import { faultsOfUnreadable, sendRaw } from 'server-kit/unreadable-requests.fixture.ts'
import { startBff } from './testing/bff.ts'

const always = ['x-content-type-options: nosniff', 'cross-origin-resource-policy: same-origin']

test('what Node cannot read is answered with the headers of every answer, and not echoed', async () => {
  expect(await faultsOfUnreadable(await server(), always)).toEqual([])
})

test('HTTP/1.1 without Host is refused as an error of GraphQL', async () => {
  const app = await server()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await sendRaw(app.server, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')
  for (const part of ['HTTP/1.1 400 ', 'x-content-type-options: nosniff', '"code":"BAD_REQUEST"'])
    expect(answer).toContain(part)
})

async function server() {
  const { app } = await startBff('http://127.0.0.1:9')
  return app
}
