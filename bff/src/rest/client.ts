import { randomUUID } from 'node:crypto'
import { answers } from '#src/__generated__/answers.js'
import { type Cache, createCache, type Keep, type Loaded } from './response-cache.ts'
import { type Call, type CallReports, createCallReports, type Lack, type StoreLog } from './call-reports.ts'
import { deadlineOf, type OperationKind, TIME_LIMITS } from './deadline.ts'
import { errorText } from './error-text.ts'
import { openEvents } from './event-stream.ts'
import { fitAnswer } from './fit-answer.ts'
import type { AnswerOf, EventOf, PathOf, RequestOf } from './operations.ts'
import { onceAMinute, rootsToRead, shopLacksOf } from './readiness.ts'
import { addressOf, type AnyRequest, headersOf, isObject, isOk, parseJson, refuseOddSegments } from './request-parts.ts'
import { createResourceGuards, isRefusal, PAUSE, repeatOnce, type ResourceGuards } from './resource-guards.ts'
import { answeredError, missingError, RestError, unansweredError } from './rest-error.ts'
import { type Received, sendRequest } from './transport.ts'
import type { Visitor } from './visitor.ts'

export interface StoreApiOptions {
  url: string
  log: StoreLog
  timeLimits?: Partial<typeof TIME_LIMITS>
  maxCacheBytes?: number
  /** Concurrent calls of one resource. */
  maxCalls?: number
  now?: () => number
}

export type StoreApi = ReturnType<typeof createStoreApi>
export type StoreClient = ReturnType<StoreApi['forVisitor']>

/** The client of the store API at `url`: one per process, with its connections and its cache. */
export function createStoreApi(options: StoreApiOptions) {
  const { url, log, maxCacheBytes = 16 * 1024 * 1024, now } = options
  const timeLimits = { ...TIME_LIMITS, ...options.timeLimits }
  const { origin, pathname } = new URL(url)
  const base = { origin, prefix: pathname.replace(/\/$/, '') }
  const cache = createCache({ maxBytes: maxCacheBytes, now })
  const reports = createCallReports(log)
  const guards = createResourceGuards(log, options.maxCalls)
  /** For one operation, whose calls share a deadline; a `stream` runs for hours, so each of its calls has its own. */
  const forVisitor = (visitor: Visitor, kind: OperationKind = 'operation') =>
    createVisitorClient({ base, cache, reports, guards, visitor, timeLimits, kind })
  const probe = onceAMinute(async () => {
    const { get } = forVisitor(
      { language: 'en', token: '', requestId: `probe-${randomUUID()}`, address: '127.0.0.1' },
      'stream',
    )
    for (const path of rootsToRead) await get(path, {}).catch(() => undefined)
  })
  return {
    forVisitor,
    /** Metrics of the breakers and bulkheads. */
    metrics: guards.metrics,
    /** Asks the store's `/ready` (`shopLacksOf`). */
    shopLacks: () =>
      sendRequest({ method: 'GET', origin, path: `${base.prefix}/ready`, headers: {}, limit: timeLimits.call }).then(
        shopLacksOf,
        () => undefined,
      ),
    /**
     * Returns the resources that the store lacks, by the last call to each. Calls resources without parameters itself,
     * at most once a minute; the first caller waits for that, at most 2 s.
     */
    async lacks(): Promise<Lack[]> {
      await probe()
      return reports.lacks()
    },
  }
}

interface Base {
  origin: string
  /** Path of the store API without a slash at its end. */
  prefix: string
}

interface Parts {
  base: Base
  cache: Cache
  reports: CallReports
  guards: ResourceGuards
  visitor: Visitor
  timeLimits: typeof TIME_LIMITS
  kind: OperationKind
}

interface Sending {
  token: string
  /** Milliseconds for the next attempt. */
  limit: () => number
  signal?: AbortSignal
}

function createVisitorClient({ base, cache, reports, guards, visitor, timeLimits, kind }: Parts) {
  const { language, left } = visitor
  const deadline = deadlineOf(kind, timeLimits, language)
  /** Personal reads since the last write, by path and request: equal ones are sent once. */
  const reads = new Map<string, Promise<Loaded<unknown>>>()
  let { token: own } = visitor
  let calls = 0
  let personal = false

  async function send(
    method: 'get' | 'post',
    path: string,
    request: AnyRequest,
    sending: Sending,
  ): Promise<Loaded<unknown>> {
    refuseOddSegments(request.path, language)
    const call = { key: `${method} ${path}`, requestId: visitor.requestId }
    const { status, bytes } = await exchange(call.key, path, request, sending)
    if (!isOk(status)) {
      const answer = parseJson(bytes) ?? bytes.toString()
      const isMissing = reports.refused(call, status, answer)
      if (!isMissing || method !== 'get') throw answeredError(status, answer, language)
      // The shop does without the resource: it has no items, or no such object.
      const { empty } = answers[call.key] ?? {}
      if (!empty) throw missingError(language)
      return { value: structuredClone(empty), size: 0 }
    }
    const { answer, isIntact } = envelopeIn(call, bytes)
    return { value: answer, size: bytes.length, again: isIntact ? () => parseJson(bytes) : undefined }
  }

  /**
   * Sends a call within the guards of its resource; a read may be repeated. Throws a RestError when there is no
   * response.
   */
  async function exchange(
    key: string,
    path: string,
    request: AnyRequest,
    { token, limit, signal }: Sending,
  ): Promise<Received> {
    const isRead = key.startsWith('get ')
    const once = () =>
      guards.send(key, () => {
        calls += 1
        const headers = headersOf({ ...visitor, token }, request)
        return sendRequest({
          method: isRead ? 'GET' : 'POST',
          origin: base.origin,
          path: base.prefix + addressOf(path, request),
          headers,
          body: request.body,
          limit: limit(),
          signal,
        })
      })
    try {
      return isRead ? await repeatOnce.execute(once, signal) : await once()
    } catch (error) {
      if (isRefusal(error))
        throw new RestError('unreachable', errorText('unreachable', language), { retryAfter: PAUSE / 1_000 }, error)
      throw unansweredError(error, language)
    }
  }

  /**
   * Sends a read of the visitor, or shares that of an equal one. The answers of a stream, which runs for hours, are
   * shared in flight.
   */
  function readOnce(path: string, request: AnyRequest): Promise<Loaded<unknown>> {
    const key = `${path} ${JSON.stringify(request)}`
    const known = reads.get(key)
    if (known) return known
    const read = send('get', path, request, { token: own, limit: deadline.call, signal: left })
    reads.set(key, read)
    if (kind === 'stream') void read.catch(() => undefined).finally(() => reads.delete(key))
    return read
  }

  /**
   * Parses the envelope of a response; `isIntact` when nothing had to be repaired. Throws a RestError when there is
   * none, or when it reports an error.
   */
  function envelopeIn(call: Call, bytes: Buffer): { answer: object; isIntact: boolean } {
    const answer = parseJson(bytes)
    if (isObject(answer) && 'status' in answer && answer.status === false) throw answeredError(200, answer, language)
    const { fits, wrong } = fitToContract(call, answer)
    if (fits && isObject(answer)) return { answer, isIntact: wrong.length === 0 }
    throw unansweredError(new Error('The answer is not what the contract says'), language)
  }

  /** Whether a response satisfies the contract after its invalid parts were removed, and what was wrong. */
  function fitToContract(call: Call, answer: unknown) {
    const found = isObject(answer)
      ? fitAnswer(checkOf(call), answer)
      : { fits: false, wrong: [{ pointer: '', expected: 'object', got: 'no JSON object' }] }
    reports.checked(call, found.fits, found.wrong)
    return found
  }

  return {
    /**
     * Reads. With `keep` the response is the same for every visitor and is shared; the call then carries no token.
     * Throws a RestError.
     */
    async get<P extends PathOf<'get'>>(
      path: P,
      request: RequestOf<'get', P>,
      keep?: Keep,
    ): Promise<AnswerOf<'get', P>> {
      if (!keep) {
        personal = true
        return (await readOnce(path, request)).value as AnswerOf<'get', P>
      }
      const key = `${language} ${path} ${JSON.stringify(request)}`
      // Other operations share this call: the deadline ends only the waiting of this operation.
      const load = (signal: AbortSignal) =>
        send('get', path, request, { token: '', limit: () => timeLimits.call, signal }) as Promise<
          Loaded<AnswerOf<'get', P>>
        >
      return deadline.within(cache.read(key, keep, load, left))
    },
    /** Writes once; never retries, and completes when the client leaves. Throws a RestError. */
    async post<P extends PathOf<'post'>>(path: P, request: RequestOf<'post', P>): Promise<AnswerOf<'post', P>> {
      personal = true
      reads.clear()
      const { value } = await send('post', path, request, { token: own, limit: deadline.call }).finally(() =>
        reads.clear(),
      )
      return value as AnswerOf<'post', P>
    },
    /**
     * Opens the event stream of a path (`openEvents`). `read` converts the data of an event; events that violate the
     * contract are skipped. Throws a RestError.
     */
    async events<P extends PathOf<'get'>, T>(path: P, request: RequestOf<'get', P>, read: (data: EventOf<P>) => T) {
      const asked: AnyRequest = request
      refuseOddSegments(asked.path, language)
      personal = true
      calls += 1
      const call = { key: `get ${path}`, requestId: visitor.requestId }
      return openEvents({
        url: base.origin + base.prefix + addressOf(path, asked),
        headers: headersOf(visitor, asked),
        language,
        left,
        read: (data) => (fitToContract(call, data).fits ? read(data as EventOf<P>) : undefined),
        refused: (status, answer) => void reports.refused(call, status, answer),
      })
    },
    /** Logs that a response omits an id that the store itself returned elsewhere. Returns the error to throw. */
    leftOut(path: PathOf<'get'>, id: number): RestError {
      reports.checked({ key: `get ${path}`, requestId: visitor.requestId }, true, [
        { pointer: `/data (without id ${id})` },
      ])
      return new RestError('answer', errorText('failed', language), { status: 502 })
    },
    /** The session token of the visitor; empty for a guest. */
    token(): string {
      personal = true
      return own
    },
    /** Makes the following calls with this token; empty for a guest. */
    become(token: string): void {
      personal = true
      reads.clear()
      own = token
    },
    /** Number of calls for this visitor. */
    calls: () => calls,
    /** Whether any call had a response that is personal to this visitor. */
    isPersonal: () => personal,
  }
}

function checkOf({ key }: Call) {
  const answer = answers[key]
  if (!answer) throw new Error(`The contract has no public operation ${key}`)
  return answer.check
}
