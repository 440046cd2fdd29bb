import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { answers } from '#src/__generated__/answers.js'
import { type Cache, createCache, type Keep, type Loaded } from './cache.ts'
import { type Call, type CallReports, createCallReports, type Lack, type StoreLog } from './call-reports.ts'
import { deadlineOf, type OperationKind, TIME_LIMITS } from './deadline.ts'
import { errorText } from './error-text.ts'
import { openEvents } from './event-stream.ts'
import { fitAnswer } from './fit-answer.ts'
import type { Language } from 'server-kit/language.ts'
import type { AnswerOf, EventOf, PathOf, RequestOf } from './operations.ts'
import { answeredError, RestError, unansweredError } from './rest-error.ts'
import { type Received, sendRequest } from './transport.ts'
import type { Visitor } from './visitor.ts'

export interface StoreApiOptions {
  url: string
  log: StoreLog
  timeLimits?: Partial<typeof TIME_LIMITS>
  maxCacheBytes?: number
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
  /** For one operation, whose calls share a deadline; a `stream` runs for hours, so each of its calls has its own. */
  const forVisitor = (visitor: Visitor, kind: OperationKind = 'operation') =>
    createVisitorClient({ base, cache, reports, visitor, timeLimits, kind })
  const probe = onceAMinute(async () => {
    const { get } = forVisitor({ language: 'en', token: '', requestId: `probe-${randomUUID()}`, address: '127.0.0.1' }, 'stream')
    for (const path of rootsToRead) await get(path, {}).catch(() => undefined)
  })
  return {
    forVisitor,
    /**
     * Returns what the shop lacks before customers can order, one sentence each for its owner; undefined while the store API cannot serve.
     * An API without `/ready` counts as ready.
     */
    async shopLacks(): Promise<string[] | undefined> {
      try {
        const { status, bytes } = await sendRequest({ method: 'GET', origin, path: `${base.prefix}/ready`, headers: {}, limit: timeLimits.call })
        if (isOk(status)) return sentencesIn(parsed(bytes))
        return status === 404 || status === 501 ? [] : undefined
      } catch {
        return undefined
      }
    },
    /**
     * Returns the resources that the store lacks, by the last call to each. Calls resources without parameters itself, at most once a
     * minute; the first caller waits for that, at most 2 s.
     */
    async lacks(): Promise<Lack[]> {
      await probe()
      return reports.lacks()
    },
  }
}

/** The required resources without parameters. A resource of a customer counts as present when the store responds that the session is missing. */
const rootsToRead = Object.entries(answers).flatMap(([key, { needs, isUsed }]) => {
  const [method, path] = key.split(' ')
  return isUsed && method === 'get' && needs.length === 0 ? [path as PathOf<'get'>] : []
})

/** Runs `work` at most once a minute. Waits for the first run, at most 2 s. */
function onceAMinute(work: () => Promise<void>): () => Promise<void> {
  let started = -Infinity
  let first: Promise<unknown> | undefined
  return async () => {
    if (performance.now() - started < 60_000) return void (await first)
    started = performance.now()
    const done = work()
    first ??= Promise.race([done, setTimeout(2_000, undefined, { ref: false })])
    await first
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
  visitor: Visitor
  timeLimits: typeof TIME_LIMITS
  kind: OperationKind
}

interface AnyRequest {
  path?: Record<string, number | string>
  query?: Record<string, unknown>
  header?: Record<string, unknown>
  body?: unknown
}

function createVisitorClient({ base, cache, reports, visitor, timeLimits, kind }: Parts) {
  const { language } = visitor
  const deadline = deadlineOf(kind, timeLimits, language)
  let { token: own } = visitor
  let calls = 0
  let personal = false

  async function send(method: 'get' | 'post', path: string, request: AnyRequest, token: string, limit: number): Promise<Loaded<unknown>> {
    refuseOddSegments(request.path, language)
    calls += 1
    const call = { key: `${method} ${path}`, requestId: visitor.requestId }
    const { status, bytes } = await exchange(method, path, request, token, limit)
    if (!isOk(status)) {
      const answer = parsed(bytes) ?? bytes.toString()
      reports.refused(call, status, answer)
      throw answeredError(status, answer, language)
    }
    const { answer, isIntact } = envelopeIn(call, bytes)
    return { value: answer, size: bytes.length, again: isIntact ? () => parsed(bytes) : undefined }
  }

  /** Throws a RestError when there is no response. */
  async function exchange(method: 'get' | 'post', path: string, request: AnyRequest, token: string, limit: number): Promise<Received> {
    const headers = { ...headersOf({ ...visitor, token }), ...Object.fromEntries(given(request.header)) }
    try {
      return await sendRequest({
        method: method === 'get' ? 'GET' : 'POST',
        origin: base.origin,
        path: base.prefix + addressOf(path, request),
        headers,
        body: request.body,
        limit,
      })
    } catch (error) {
      throw unansweredError(error, language)
    }
  }

  /**
   * Parses the envelope of a response; `isIntact` when nothing had to be repaired. Throws a RestError when there is none, or when it reports
   * an error.
   */
  function envelopeIn(call: Call, bytes: Buffer): { answer: object; isIntact: boolean } {
    const answer = parsed(bytes)
    if (isObject(answer) && 'status' in answer && answer.status === false) throw answeredError(200, answer, language)
    const { fits, wrong } = fitted(call, answer)
    if (fits && isObject(answer)) return { answer, isIntact: wrong.length === 0 }
    throw unansweredError(new Error('The answer is not what the contract says'), language)
  }

  /** Whether a response satisfies the contract after its invalid parts were removed, and what was wrong. */
  function fitted(call: Call, answer: unknown) {
    const found = isObject(answer) ? fitAnswer(checkOf(call), answer) : { fits: false, wrong: [{ pointer: '', expected: 'object', got: 'no JSON object' }] }
    reports.checked(call, found.fits, found.wrong)
    return found
  }

  return {
    /** Reads. With `keep` the response is the same for every visitor and is shared; the call then carries no token. Throws a RestError. */
    async get<P extends PathOf<'get'>>(path: P, request: RequestOf<'get', P>, keep?: Keep): Promise<AnswerOf<'get', P>> {
      if (!keep) {
        personal = true
        return (await send('get', path, request, own, deadline.call())).value as AnswerOf<'get', P>
      }
      const key = `${language} ${path} ${JSON.stringify(request)}`
      // Other operations share this call: the deadline ends only the waiting of this operation.
      const load = () => send('get', path, request, '', timeLimits.call) as Promise<Loaded<AnswerOf<'get', P>>>
      return deadline.within(cache.read(key, keep, load))
    },
    /** Writes once; never retries. Throws a RestError. */
    async post<P extends PathOf<'post'>>(path: P, request: RequestOf<'post', P>): Promise<AnswerOf<'post', P>> {
      personal = true
      return (await send('post', path, request, own, deadline.call())).value as AnswerOf<'post', P>
    },
    /**
     * Opens the event stream of a path (`openEvents`). `read` converts the data of an event; events that violate the contract are skipped.
     * Throws a RestError.
     */
    async events<P extends PathOf<'get'>, T>(path: P, request: RequestOf<'get', P>, read: (data: EventOf<P>) => T) {
      const { path: segments, header } = request as AnyRequest
      refuseOddSegments(segments, language)
      personal = true
      calls += 1
      const headers = { ...headersOf(visitor), ...Object.fromEntries(given(header)) }
      const call = { key: `get ${path}`, requestId: visitor.requestId }
      return openEvents({
        url: base.origin + base.prefix + addressOf(path, request as AnyRequest),
        headers,
        language,
        read: (data) => (fitted(call, data).fits ? read(data as EventOf<P>) : undefined),
        refused: (status, answer) => reports.refused(call, status, answer),
      })
    },
    /** Logs that a response omits an id that the store itself returned elsewhere. Returns the error to throw. */
    leftOut(path: PathOf<'get'>, id: number): RestError {
      reports.checked({ key: `get ${path}`, requestId: visitor.requestId }, true, [{ pointer: `/data (without id ${id})` }])
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
      own = token
    },
    /** Number of calls for this visitor. */
    calls: () => calls,
    /** Whether any call had a response that is personal to this visitor. */
    isPersonal: () => personal,
  }
}

/** Path and query of a call; a list is one value with commas. Throws a URIError for half a surrogate pair. */
function addressOf(template: string, { path: segments = {}, query }: AnyRequest): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(segments[name] ?? ''))
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => (value == null ? [] : [`${name}=${[value].flat().map((each) => encodeURIComponent(String(each))).join(',')}`]))
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

function given(values: Record<string, unknown> = {}): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
}

function headersOf({ language, token, requestId, address }: Visitor): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': language,
    authorization: `Bearer ${token}`,
    'x-request-id': requestId,
    'x-forwarded-for': address,
  }
}

function checkOf({ key }: Call) {
  const answer = answers[key]
  if (!answer) throw new Error(`The contract has no public operation ${key}`)
  return answer.check
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The sentences of `/ready`, which is outside the contract: another store API may answer anything. */
function sentencesIn(answer: unknown): string[] {
  const lacks: unknown = isObject(answer) && 'lacks' in answer ? answer.lacks : undefined
  return Array.isArray(lacks) ? lacks.filter((sentence) => typeof sentence === 'string') : []
}

const isOk = (status: number) => status >= 200 && status < 300

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** `..` and the empty string would change the path; no valid name is that long. */
function refuseOddSegments(segments: AnyRequest['path'] = {}, language: Language): void {
  for (const segment of Object.values(segments)) {
    const text = String(segment)
    if (text.isWellFormed() && /^(?!\.{1,2}$)[^\0]{1,120}$/s.test(text)) continue
    throw new RestError('answer', errorText('missing', language), { status: 404, code: 'NOT_FOUND' })
  }
}
