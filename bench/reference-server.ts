// The reference of the measures: Fastify with a constant answer. It also accepts the messages to customers in place of
// WhatsApp. Runs in a worker thread.
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import fastify from 'fastify'

const app = fastify()
let answer = { bytes: Buffer.alloc(0), headers: {} }
app.get('/', (_, reply) => reply.headers(answer.headers).send(answer.bytes))
let messages = 0
app.post('/whatsapp/:phone/messages', async () => ({ messages: [{ id: `message-${++messages}` }] }))
await app.listen({ port: 0, host: '127.0.0.1' })

parentPort?.on('message', ({ headers, bytes }) => {
  const kept = ['content-type', 'content-encoding'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  answer = { bytes: Buffer.from(bytes), headers: Object.fromEntries(kept) }
  parentPort?.postMessage('taken')
})
parentPort?.postMessage((app.server.address() as AddressInfo).port)
