import { expect, onTestFinished, test } from 'vitest'
import { faultsOfUnreadable, sendRaw } from 'server-kit/unreadable-requests.fixture.ts'
import { openApp } from './app.fixture.ts'
import { closeDb, openDb } from './db/pool.ts'

const always = ['x-content-type-options: nosniff', 'cross-origin-resource-policy: same-origin']

test('answers unparseable requests with the usual headers and does not echo them', async () => {
  expect(await faultsOfUnreadable(await server(), always)).toEqual([])
})

test('refuses HTTP/1.1 without Host with the envelope', async () => {
  const app = await server()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await sendRaw(app.server, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')
  for (const part of ['HTTP/1.1 400 ', 'x-content-type-options: nosniff', '"error":"BAD_REQUEST"'])
    expect(answer).toContain(part)
})

/** Refusing asks no database, so that there is none. */
async function server() {
  const db = openDb('postgres://127.0.0.1:9/none')
  onTestFinished(() => closeDb(db))
  return openApp({ db })
}
