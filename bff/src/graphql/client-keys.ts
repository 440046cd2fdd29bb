import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Registry } from 'prom-client'
import { languageOf } from 'server-kit/language.ts'
import type { Client } from '#src/__generated__/rest.ts'
import type { StoreApi } from '#src/rest/client.ts'
import { errorText } from '#src/rest/error-text.ts'
import { isOutage } from '#src/rest/rest-error.ts'
import { faultText } from './fault-catalogue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The program whose key the request has; absent without a key. */
    client?: Client
  }
}

/** How long a key is known without the store, in milliseconds: a revoked one is refused within a minute. */
const KEPT = { fresh: 50_000, stale: 0 }

/**
 * Finds the client of each request with `X-Client-Key`, and refuses a key that the store API does not know:
 * CLIENT_KEY_UNKNOWN, 401. Returns the metrics of the requests by client.
 */
export function identifyClients(app: FastifyInstance, storeApi: StoreApi): Registry {
  const metrics = new Registry()
  const requests = new Counter({
    name: 'client_requests_total',
    help: 'Requests with a client key, by the name of the client and the status of the response.',
    labelNames: ['client', 'status'],
    registers: [metrics],
  })
  app.decorateRequest('client', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const key = request.headers['x-client-key']
    if (key === undefined) return
    try {
      request.client = await findClient(storeApi, request, String(key))
    } catch (error) {
      await refuse(request, reply, isOutage(error))
    }
  })
  app.addHook('onResponse', async ({ client }, { statusCode }) => {
    if (client) requests.inc({ client: client.name, status: statusCode })
  })
  return metrics
}

async function findClient(storeApi: StoreApi, { id, ip }: FastifyRequest, key: string): Promise<Client> {
  const api = storeApi.forVisitor({ language: 'en', token: '', requestId: id, address: ip })
  return (await api.get('/client-key', { header: { 'x-client-key': key } }, KEPT)).data
}

async function refuse({ id: requestId, headers }: FastifyRequest, reply: FastifyReply, isOut: boolean): Promise<void> {
  const language = languageOf(headers['accept-language'])
  const code = isOut ? 'UPSTREAM_UNAVAILABLE' : 'CLIENT_KEY_UNKNOWN'
  const message = isOut ? errorText('unreachable', language) : faultText(code, language)
  await reply.code(isOut ? 503 : 401).send({ errors: [{ message, extensions: { code, requestId } }] })
}
