import { createClient } from 'graphql-sse'
import { faultOf, type GraphError } from '#app/lib/apollo/fault.ts'
import { randomId } from '#app/lib/http/random-id.ts'

export type Stream<Data> = {
  /** The text of the subscription. */
  query: string
  /** Asked before each connection: what is known by then need not be told again. */
  variables: () => Record<string, unknown>
  next: (data: Data) => void
  /** Whether what happens is told at once. */
  live: (is: boolean) => void
}

/** How long the first sign of life may take, and how long a stream may be silent: the server speaks every 12 s (ms). */
const OPENS_IN = 6_000
const SILENCE = 30_000
/** Before the next try (ms): the longer, the more have failed. Where streams are blocked they stay so for a while. */
const PAUSES = [500, 1_000, 2_000, 5_000, 15_000, 60_000]
const OVER = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED', 'BAD_USER_INPUT']

/** Follows a subscription, again and again when the connection breaks, until it is refused or stopped. Returns how to stop. */
export function follow<Data>(stream: Stream<Data>): () => void {
  const left = new AbortController()
  void keepFollowing(stream, left.signal)
  return () => left.abort()
}

async function keepFollowing<Data>(stream: Stream<Data>, left: AbortSignal): Promise<void> {
  for (let failed = 0; !left.aborted; failed += 1) {
    const end = await followOnce(stream, left)
    if (left.aborted || end === 'refused') return stream.live(false)
    if (end === 'broken') failed = 0
    // A short break is no break: nobody starts to ask by other means.
    if (failed > 0) stream.live(false)
    await pause((PAUSES[failed] ?? 60_000) * (0.5 + Math.random()), left)
  }
}

/** `broken`: it was there and broke off; `closed`: it never came; `refused`: there is nothing to follow. */
type End = 'broken' | 'closed' | 'refused'

function followOnce<Data>({ query, variables, next, live }: Stream<Data>, left: AbortSignal): Promise<End> {
  return new Promise((resolve) => {
    let opened = false
    let refused = false
    const end = () => {
      clearTimeout(patience)
      left.removeEventListener('abort', end)
      client.dispose()
      resolve(refused ? 'refused' : opened ? 'broken' : 'closed')
    }
    let patience = setTimeout(end, OPENS_IN)
    const alive = () => {
      clearTimeout(patience)
      patience = setTimeout(end, SILENCE)
      if (!opened) live(true)
      opened = true
    }
    const client = createClient({
      url: '/graphql/stream',
      retryAttempts: 0,
      headers: () => ({ 'accept-language': document.documentElement.lang, 'x-request-id': randomId() }),
      fetchFn: listenedTo(alive),
    })
    left.addEventListener('abort', end)
    client.subscribe<Data>({ query, variables: variables() }, {
      next({ data, errors }) {
        refused = errors !== undefined && OVER.includes(faultOf({ errors: errors as readonly GraphError[] }).code)
        if (refused) end()
        else if (data && !errors) next(data)
      },
      error: end,
      complete: end,
    })
  })
}

/** `fetch` that tells of everything that arrives: the heartbeats are no events, and the client keeps them to itself. */
function listenedTo(alive: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !response.body) return response
    const ears = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        alive()
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(ears), response)
  }
}

function pause(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    left.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
