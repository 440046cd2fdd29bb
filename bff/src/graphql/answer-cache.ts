import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languageOf } from '#src/rest/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the answer of this request may be kept; undefined for what is not an operation in JSON. */
    answerKey?: string
    /** Whether the answer is good, and would be the same for every visitor. */
    answerIsShared: boolean
  }
}

interface Answer {
  text: string
  type: string
}

/** Long enough to carry a crowd on one page. Counts towards the age of stock: see STOCK in rest/cache.ts (ms). */
const KEPT_FOR = 1_500
const MAX_BYTES = 16 * 1024 * 1024

/** Keeps the finished answers of `path` to operations whose resolvers looked at nothing of the visitor but the language. `now` is ms. */
export function keepSharedAnswers(app: FastifyInstance, path: string, now: () => number = Date.now): void {
  const answers = new LRUCache<string, Answer>({
    ttl: KEPT_FOR,
    // A clock that starts at 0 would read as 'no time to live'.
    perf: { now: () => now() + 1 },
    ttlResolution: 0,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  })
  app.decorateRequest('answerKey', undefined)
  app.decorateRequest('answerIsShared', false)
  app.addHook('preHandler', async (request, reply) => {
    if (request.url !== path) return
    request.answerKey = keyOf(request)
    const kept = request.answerKey ? answers.get(request.answerKey) : undefined
    if (kept) return reply.type(kept.type).send(kept.text)
  })
  app.addHook('onSend', async ({ answerKey, answerIsShared }, reply, payload) => {
    if (!answerKey || !answerIsShared || reply.statusCode !== 200 || typeof payload !== 'string') return
    answers.set(answerKey, { text: payload, type: String(reply.getHeader('content-type')) })
  })
}

/** Only a JSON body is an object: forms, which other sites can send, stay texts and go the whole way. */
function keyOf({ method, body, headers }: FastifyRequest): string | undefined {
  if (method !== 'POST' || typeof body !== 'object') return undefined
  return JSON.stringify([languageOf(headers['accept-language']), headers.accept, body])
}
