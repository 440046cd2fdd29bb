// What the layers are measured against: Fastify with an answer that is ready before it is asked for.
import fastify from 'fastify'

const app = fastify({ bodyLimit: 8 * 1024 * 1024 })
const answer = { text: '', type: 'text/plain' }

app.get('/', (_, reply) => reply.type(answer.type).send(answer.text))
app.post('/', (request) => {
  Object.assign(answer, request.body)
  return { ok: true }
})

process.once('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
