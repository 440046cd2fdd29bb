// The reference of the measures: Fastify with a constant answer. It also accepts the messages to customers in place of
// WhatsApp. Runs in a worker thread.
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'

const app = fastify()
let answer = { bytes: Buffer.alloc(0), headers: {} }
app.get('/', (_, reply) => reply.headers(answer.headers).send(answer.bytes))
let messages = 0
app.post('/whatsapp/:phone/messages', async () => ({ messages: [{ id: `message-${++messages}` }] }))
await app.listen({ port: 0, host: '127.0.0.1' })

parentPort?.on('message', ({ text, type, isCompressed }) => {
  const headers = isCompressed ? { 'content-type': type, 'content-encoding': 'br' } : { 'content-type': type }
  answer = { bytes: isCompressed ? brotliCompressSync(text) : Buffer.from(text), headers }
  parentPort?.postMessage('taken')
})
parentPort?.postMessage((app.server.address() as AddressInfo).port)
