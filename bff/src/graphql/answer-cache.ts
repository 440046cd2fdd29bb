import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languageOf } from 'server-kit/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Cache key of the response; undefined for a request that is not an operation in JSON. */
    answerKey?: string
    /** Whether the response is successful and the same for every visitor. */
    answerIsShared: boolean
  }
}

interface Answer {
  bytes: Buffer
  type: string
}

/** Lifetime in milliseconds, enough for a traffic peak on one page. Adds to the age of stock: see STOCK in rest/cache.ts. */
const KEPT_FOR = 1_500
const MAX_BYTES = 8 * 1024 * 1024

/** Caches complete responses of `path` to operations whose resolvers read nothing of the visitor except the language. `now` is in milliseconds. */
export function keepSharedAnswers(app: FastifyInstance, path: string, now: () => number = Date.now): void {
  const answers = new LRUCache<string, Answer>({
    ttl: KEPT_FOR,
    // A clock that starts at 0 would be read as 'no lifetime'.
    perf: { now: () => now() + 1 },
    ttlResolution: 0,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  })
  app.decorateRequest('answerKey', undefined)
  app.decorateRequest('answerIsShared', false)
  app.addHook('preHandler', async (request, reply) => {
    if (request.url !== path) return
    request.answerKey = keyOf(request)
    const kept = request.answerKey ? answers.get(request.answerKey) : undefined
    if (kept) return reply.type(kept.type).send(kept.bytes)
  })
  app.addHook('onSend', async ({ answerKey, answerIsShared }, reply, payload) => {
    if (!answerKey || typeof payload !== 'string') return undefined
    // Encoded once, for the response and for the cache, which then stays out of the heap.
    const bytes = Buffer.from(payload)
    if (answerIsShared && reply.statusCode === 200) answers.set(answerKey, { bytes, type: String(reply.getHeader('content-type')) })
    return bytes
  })
}

/** Only a JSON body is parsed to an object. Forms, which other sites can send, stay strings and are not cached. */
function keyOf({ method, body, headers }: FastifyRequest): string | undefined {
  // `x-cost` asks for facts of this request.
  if (method !== 'POST' || typeof body !== 'object' || headers['x-cost']) return undefined
  return JSON.stringify([languageOf(headers['accept-language']), headers.accept, body])
}
