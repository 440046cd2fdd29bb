import { Agent, interceptors } from 'undici'

/** Maximum size of a response in bytes, more than any page needs; a larger one is aborted as broken. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 5

const connections = new Agent({ maxResponseSize: MAX_BYTES }).compose(interceptors.redirect({ maxRedirections: MAX_REDIRECTS }))

export interface Sent {
  method: 'GET' | 'POST'
  origin: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: unknown
  /** Milliseconds until the end of the response. */
  limit: number
}

export interface Received {
  status: number
  bytes: Buffer
}

/**
 * Sends a request over a kept connection: FormData as a form, any other body as JSON. Throws a DOMException TimeoutError after `limit`, and
 * an Error when there is no complete response. `fetch` and its streams take several times the CPU time.
 */
export async function sendRequest({ method, origin, path, headers, body, limit }: Sent): Promise<Received> {
  const form = body instanceof FormData ? new Response(body) : undefined
  const type = form?.headers.get('content-type') ?? (body === undefined ? undefined : 'application/json')
  const payload = form ? Buffer.from(await form.arrayBuffer()) : body === undefined ? null : JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const chunks: Buffer[] = []
  let status = 0
  let abort = (_reason: Error) => {}
  // A timer that is cleared: an AbortSignal of each call would stay in memory for the whole limit.
  const timer = setTimeout(() => {
    const late = new DOMException('The request took too long', 'TimeoutError')
    reject(late)
    abort(late)
  }, limit)
  connections.dispatch(
    { origin, path, method, headers: type ? { ...headers, 'content-type': type } : headers, body: payload },
    {
      onRequestStart: (controller) => void (abort = (reason) => controller.abort(reason)),
      onResponseStart(controller, code, { 'content-length': length }) {
        status = code
        if (Number(length) > MAX_BYTES) controller.abort(new Error('The response is too large'))
      },
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve({ status, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
      onResponseError: (_, error) => reject(error),
    },
  )
  return promise.finally(() => clearTimeout(timer))
}
