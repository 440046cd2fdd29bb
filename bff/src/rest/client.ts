import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#src/__generated__/rest.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { type Cache, createCache, type Keep, type Loaded } from './cache.ts'
import { errorText } from './error-text.ts'
import { openEvents } from './event-stream.ts'
import type { Language } from './language.ts'
import type { AnswerOf, PathOf, RequestOf } from './operations.ts'
import { answeredError, RestError, unansweredError } from './rest-error.ts'
import type { Visitor } from './visitor.ts'

export interface StoreApiOptions {
  url: string
  readTimeout?: number
  writeTimeout?: number
  maxCacheBytes?: number
  now?: () => number
}

export type StoreApi = ReturnType<typeof createStoreApi>
export type StoreClient = ReturnType<StoreApi['forVisitor']>

/** The store API at `url`: one for the process, with its connections and its cache. Time-outs in ms. */
export function createStoreApi(options: StoreApiOptions) {
  const { url, readTimeout = 3_000, writeTimeout = 8_000, maxCacheBytes = 24 * 1024 * 1024, now } = options
  const http = createClient<paths>({
    baseUrl: url,
    fetch: boundedFetch,
    querySerializer: { array: { style: 'form', explode: false } },
  })
  const cache = createCache({ maxBytes: maxCacheBytes, now })
  return {
    forVisitor: (visitor: Visitor) => createVisitorClient({ url, http, cache, visitor, readTimeout, writeTimeout }),
    /** Whether the store API can serve. */
    async isReady(): Promise<boolean> {
      return fetch(`${url}/ready`, { signal: AbortSignal.timeout(readTimeout) }).then(
        ({ ok }) => ok,
        () => false,
      )
    },
  }
}

interface Parts {
  url: string
  http: Client<paths>
  cache: Cache
  visitor: Visitor
  readTimeout: number
  writeTimeout: number
}

interface AnyRequest {
  path?: Record<string, number | string>
  query?: Record<string, unknown>
  header?: Record<string, unknown>
  body?: unknown
}

interface AnyAnswer {
  data?: string
  error?: unknown
  response: Response
}

function createVisitorClient({ url, http, cache, visitor, readTimeout, writeTimeout }: Parts) {
  const { language } = visitor
  let { token: own } = visitor
  let calls = 0
  let personal = false

  async function send(
    method: 'get' | 'post',
    path: string,
    { body, ...params }: AnyRequest,
    token: string,
  ): Promise<Loaded<unknown>> {
    refuseOddSegments(params.path, language)
    calls += 1
    const signal = AbortSignal.timeout(method === 'get' ? readTimeout : writeTimeout)
    const headers = headersOf({ ...visitor, token })
    const { data, error, response } = await http
      .request(method, path as never, { params, body, signal, headers, parseAs: 'text' } as never)
      .then(
        (answer) => answer as AnyAnswer,
        (cause: unknown) => Promise.reject(unansweredError(cause, language)),
      )
    if (!response.ok) throw answeredError(response.status, error, language)
    return { value: envelopeIn(data, language), size: data?.length ?? 0 }
  }

  return {
    /**
     * Reads. With `keep` the answer is the same for everybody and is shared: the call then carries no token.
     * Throws a RestError.
     */
    async get<P extends PathOf<'get'>>(path: P, request: RequestOf<'get', P>, keep?: Keep): Promise<AnswerOf<'get', P>> {
      if (!keep) {
        personal = true
        return (await send('get', path, request, own)).value as AnswerOf<'get', P>
      }
      const key = `${language} ${path} ${JSON.stringify(request)}`
      return cache.read(key, keep, () => send('get', path, request, '') as Promise<Loaded<AnswerOf<'get', P>>>)
    },
    /** Writes, once: nothing is sent again by itself. Throws a RestError. */
    async post<P extends PathOf<'post'>>(path: P, request: RequestOf<'post', P>): Promise<AnswerOf<'post', P>> {
      personal = true
      return (await send('post', path, request, own)).value as AnswerOf<'post', P>
    },
    /** Opens the stream of events at a path (`openEvents`); `read` makes of an event's data what is wanted. Throws a RestError. */
    async events<P extends PathOf<'get'>, T>(path: P, request: RequestOf<'get', P>, read: (data: unknown) => T) {
      const { path: segments = {}, query = {}, header = {} } = request as AnyRequest
      refuseOddSegments(segments, language)
      personal = true
      calls += 1
      const address = new URL(url + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(segments[name] ?? '')))
      for (const [name, value] of given(query)) address.searchParams.set(name, value)
      const headers = { ...headersOf(visitor), ...Object.fromEntries(given(header)) }
      return openEvents({ url: address.href, headers, language, read })
    },
    /** By what the visitor says who she is; empty for a guest. */
    token(): string {
      personal = true
      return own
    },
    /** From now on calls are made for whom this token opens; empty for a guest. */
    become(token: string): void {
      personal = true
      own = token
    },
    /** How many calls went out on behalf of this visitor. */
    calls: () => calls,
    /** Whether anything was asked whose answer is this visitor's alone. */
    isPersonal: () => personal,
  }
}

function given(values: Record<string, unknown>): [string, string][] {
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

/** The envelope that stands in the text of an answer. Throws a RestError when there is none, or one that says no. */
function envelopeIn(text: string | undefined, language: Language): object {
  const answer = parsed(text)
  if (!answer || typeof answer !== 'object' || Array.isArray(answer)) {
    throw unansweredError(new Error('The answer is not an envelope'), language)
  }
  if ('status' in answer && answer.status === false) throw answeredError(502, answer, language)
  return answer
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `..` and the empty text would ask another address than the one meant; no name of ours is that long. */
function refuseOddSegments(segments: AnyRequest['path'] = {}, language: Language): void {
  for (const segment of Object.values(segments)) {
    const text = String(segment)
    if (text.isWellFormed() && /^(?!\.{1,2}$)[^\0]{1,120}$/s.test(text)) continue
    throw new RestError('answer', errorText('missing', language), { status: 404, code: 'NOT_FOUND' })
  }
}
