import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding, encodingFor } from 'server-kit/encoding.ts'
import { languageOf } from 'server-kit/language.ts'
import { cacheReads } from 'server-kit/metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Cache key of the response; undefined for a request that is not an operation in JSON. */
    answerKey?: string
    keptAnswer?: Answer
    /** Whether the response is successful and the same for every visitor. */
    answerIsShared: boolean
  }
}

interface Answer {
  bytes: Buffer
  type: string
  /** The bytes by encoding, compressed when the first client takes it. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
  etag?: string
}

/**
 * Lifetime in milliseconds, enough for a traffic peak on one page. Adds to the age of stock: see STOCK in
 * rest/response-cache.ts.
 */
const KEPT_FOR = 1_500
/**
 * Lifetime of shared answers to GET in browsers and proxies, in seconds; with the others an answer is never older than
 * 5 s.
 */
const MAX_AGE = 2
const MAX_BYTES = 8 * 1024 * 1024
/** Size in bytes below which compression saves nothing. */
const WORTH_IT = 1_024
/** Headers that decide about an answer, beside its address. */
const VARY = ['Accept', 'Accept-Language', 'Accept-Encoding', 'Origin']

/**
 * Caches complete responses of `path` to operations whose resolvers read nothing of the visitor except the language,
 * compresses all, and tells other caches what they may keep. `now` is in milliseconds.
 */
export function keepSharedAnswers(app: FastifyInstance, path: string, now: () => number = Date.now): void {
  const answers = new LRUCache<string, Answer>({
    ttl: KEPT_FOR,
    // A clock that starts at 0 would be read as 'no lifetime'.
    perf: { now: () => now() + 1 },
    ttlResolution: 0,
    maxSize: MAX_BYTES,
    // The compressed bytes are at most as many, in one encoding or both.
    sizeCalculation: ({ bytes }, key) => bytes.length * 2 + key.length,
  })
  app.decorateRequest('answerKey', undefined)
  app.decorateRequest('keptAnswer', undefined)
  app.decorateRequest('answerIsShared', false)
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== path) return
    request.answerKey = answerKeyOf(request)
    request.keptAnswer = request.answerKey ? answers.get(request.answerKey) : undefined
    if (request.answerKey) cacheReads.inc({ cache: 'operations', result: request.keptAnswer ? 'hit' : 'miss' })
    if (request.keptAnswer) return reply.type(request.keptAnswer.type).send(request.keptAnswer.bytes)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { answerKey, keptAnswer, answerIsShared } = request
    if (!answerKey || !(keptAnswer || typeof payload === 'string')) return undefined
    // Encoded once, for the response and for the cache, which then stays out of the heap.
    const answer = keptAnswer ?? {
      bytes: Buffer.from(String(payload)),
      type: String(reply.getHeader('content-type')),
      encoded: {},
    }
    const isShared = Boolean(keptAnswer) || (answerIsShared && reply.statusCode === 200)
    if (isShared && !keptAnswer) answers.set(answerKey, answer)
    reply.header('vary', VARY.join(', ')).header('content-language', languageOf(request.headers['accept-language']))
    if (isShared && request.method !== 'POST' && isKnown(request, reply, answer)) {
      reply.code(304)
      return null
    }
    return encodeFor(request, reply, answer)
  })
}

/** Lets other caches keep a shared answer to GET. Returns whether the client has it already. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, answer: Answer): boolean {
  answer.etag ??= `W/"${languageOf(headers['accept-language'])}-${createHash('sha256').update(answer.bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': `public, max-age=${MAX_AGE}`, etag: answer.etag })
  return headers['if-none-match']?.split(/ *, */).includes(answer.etag) ?? false
}

async function encodeFor(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, encoded }: Answer,
): Promise<Buffer> {
  const encoding = bytes.length < WORTH_IT ? 'identity' : encodingFor(headers['accept-encoding'])
  if (encoding === 'identity') return bytes
  const body = await (encoded[encoding] ??= compress(bytes, encoding))
  reply.headers({ 'content-encoding': encoding, 'content-length': body.length })
  return body
}

/** Only a JSON body is parsed to an object. Forms, which other sites can send, stay strings and are not cached. */
function answerKeyOf({ method, body, headers, url, protocol, host }: FastifyRequest): string | undefined {
  // `x-cost` asks for facts of this request.
  if (headers['x-cost']) return undefined
  const language = languageOf(headers['accept-language'])
  if (method === 'GET' || method === 'HEAD') return JSON.stringify([language, headers.accept, protocol, host, url])
  if (method !== 'POST' || typeof body !== 'object') return undefined
  return JSON.stringify([language, headers.accept, protocol, host, body])
}
