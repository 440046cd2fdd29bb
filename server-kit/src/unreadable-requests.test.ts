import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveMetrics } from './metrics.ts'
import { sendRaw } from './unreadable-requests.fixture.ts'
import { refuseOddHeads, unreadableRequests } from './unreadable-requests.ts'

const KEY = 'a-key-of-at-least-24-characters'

test('requests that Node refuses are counted by reason, and logged at most once a second without what they sent', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    ...unreadableRequests({}, {}),
  })
  onTestFinished(() => app.close())
  refuseOddHeads(app, {})
  serveMetrics(app, KEY)
  app.post('/', () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const close = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
  for (const request of [
    'secret / HTTP/9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'secret'.repeat(5_000)}\r\n\r\n`,
    close + close,
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: secret\r\nConnection: close\r\n\r\n',
  ]) {
    await sendRaw(app.server, request)
  }
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${KEY}` } })
  const counted = body.match(/^http_refused_requests_total.*$/gm)
  expect(counted?.join('\n')).toBe(
    ['HPE_INVALID_METHOD', 'HPE_HEADER_OVERFLOW', 'HPE_CLOSED_CONNECTION', 'UNKNOWN_EXPECT']
      .map((reason) => `http_refused_requests_total{reason="${reason}"} 1`)
      .join('\n'),
  )
  vi.advanceTimersByTime(1_000)
  await sendRaw(app.server, 'secret / HTTP/9\r\n\r\n')
  const line = { reason: 'HPE_INVALID_METHOD', msg: 'unreadable request refused' }
  expect(lines.map((each) => JSON.parse(each) as object)).toMatchObject([
    { ...line, count: 1 },
    { ...line, count: 4 },
  ])
  expect(lines.join('')).not.toContain('secret')
})
