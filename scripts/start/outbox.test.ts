import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { printOutbox } from './outbox.ts'

test('prints each new message once, oldest first, and retries while the store API does not answer', async () => {
  const outbox = [{ id: 1, mobile: '+201000000001', text: 'old' }]
  let away = false
  const server = createServer((request, response) => {
    if (away) return void request.socket.destroy()
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const open = request.headers['x-service-key'] === 'key'
    const data = outbox.filter(({ id }) => open && id > Number(searchParams.get('after'))).toReversed()
    response.end(JSON.stringify({ status: true, data: data.slice(0, Number(searchParams.get('first'))) }))
    away = data.length > 1
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [lines, stop] = [[] as string[], new AbortController()]
  onTestFinished(() => {
    stop.abort()
    server.close()
  })
  const storeApi = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const done = printOutbox({ storeApi, serviceKey: 'key', print: (line) => void lines.push(line), signal: stop.signal })
  await once(server, 'request')
  outbox.push({ id: 2, mobile: '+201000000002', text: 'كود 4821' }, { id: 3, mobile: '+201000000003', text: 'three' })
  await expect
    .poll(() => lines, { timeout: 5_000 })
    .toEqual(['  WhatsApp → +201000000002  كود 4821', '  WhatsApp → +201000000003  three'])
  stop.abort()
  await done
})
