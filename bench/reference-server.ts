// The reference of the measures: Fastify with a constant answer. It also accepts the messages to customers in place of
// WhatsApp. Runs in a worker thread.
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import fastify from 'fastify'

const app = fastify()
const answer = { text: '', type: 'text/plain' }
app.get('/', (_, reply) => reply.type(answer.type).send(answer.text))
let messages = 0
app.post('/whatsapp/:phone/messages', async () => ({ messages: [{ id: `message-${++messages}` }] }))
await app.listen({ port: 0, host: '127.0.0.1' })

parentPort?.on('message', (given) => {
  Object.assign(answer, given)
  parentPort?.postMessage('taken')
})
parentPort?.postMessage((app.server.address() as AddressInfo).port)
