import { Agent, interceptors } from 'undici'

/** Maximum size of a response in bytes, more than any page needs; a larger one is aborted as broken. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 5

const connections = new Agent({ maxResponseSize: MAX_BYTES }).compose(
  interceptors.redirect({ maxRedirections: MAX_REDIRECTS }),
)

export interface Sent {
  method: 'GET' | 'POST'
  origin: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: unknown
  /** Milliseconds until the end of the response. */
  limit: number
  /** Ends the request when aborted. */
  signal?: AbortSignal
}

export interface Received {
  status: number
  bytes: Buffer
  /** Header of a store that names the time of a retry. */
  retryAfter?: string
}

/**
 * Sends a request over a kept connection: FormData as a form, any other body as JSON. Throws a DOMException
 * TimeoutError after `limit` and AbortError after `signal`, and an Error when there is no complete response. `fetch`
 * and its streams take several times the CPU time, `request` of undici up to twice
 * (docs/decisions/032-shortcuts-of-the-bff-are-measured.md).
 */
export async function sendRequest({ method, origin, path, headers, body, limit, signal }: Sent): Promise<Received> {
  signal?.throwIfAborted()
  const form = body instanceof FormData ? new Response(body) : undefined
  const type = form?.headers.get('content-type') ?? (body === undefined ? undefined : 'application/json')
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body === undefined ? null : JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const chunks: Buffer[] = []
  let status = 0
  let retryAfter: string | undefined
  let abort = (_reason: Error) => {}
  let ended: Error | undefined
  const end = (reason: Error) => {
    ended = reason
    reject(reason)
    abort(reason)
  }
  // A timer that is cleared: an AbortSignal of each call would stay in memory for the whole limit.
  const timer = setTimeout(() => end(new DOMException('The request took too long', 'TimeoutError')), limit)
  const leave = () => end(new DOMException('The client left', 'AbortError'))
  signal?.addEventListener('abort', leave)
  connections.dispatch(
    { origin, path, method, headers: type ? { ...headers, 'content-type': type } : headers, body: payload },
    {
      onRequestStart(controller) {
        abort = (reason) => controller.abort(reason)
        if (ended) abort(ended)
      },
      onResponseStart(controller, code, headers) {
        status = code
        retryAfter = headers['retry-after']?.toString()
        if (Number(headers['content-length']) > MAX_BYTES) controller.abort(new Error('The response is too large'))
      },
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () =>
        resolve({ status, retryAfter, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
      onResponseError: (_, error) => reject(error),
    },
  )
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  })
}
