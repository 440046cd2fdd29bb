import { ApolloLink, Observable } from '@apollo/client'
import { createClient, NetworkError } from 'graphql-sse'
import { randomId } from '#app/lib/http/random-id.ts'
import { faultOf, type GraphError } from './fault.ts'
import { queryText } from './query-text.ts'

/** What a subscription hands to the link as its `context`. */
export type EventContext = {
  /** Returns further variables; called before each connection, so that the server does not repeat what the page has. */
  newest: () => Record<string, unknown>
  /** Called with whether events arrive at once. */
  onLive: (isLive: boolean) => void
  /** Each subscriber has its own `newest` and `onLive`, so no two share a stream. */
  queryDeduplication: false
}

/** Maximum wait for the first byte, and for the next one: the server sends a heartbeat every 12 s (ms). */
const OPENS_IN = 6_000
const SILENCE = 30_000
/** How long a page may be hidden before its stream is closed: a browser has few connections to a site (ms). */
const HIDDEN = 60_000
/** A stream that stayed open for so long was in order: the pauses start from the shortest again (ms). */
const STEADY = 10_000
/** Pauses before the next connection, by the number of failures in a row (ms). Where streams are blocked they stay so for a while. */
const PAUSES = [500, 1_000, 2_000, 5_000, 15_000, 60_000]
/** Codes after which another connection cannot help. */
const FINAL = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED', 'BAD_USER_INPUT']

/** Carries subscriptions over server-sent events, and reconnects until the server refuses or the subscriber leaves. */
export const eventLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { newest, onLive } = operation.getContext() as EventContext
      let failures = 0
      let openedAt = Infinity
      const client = createClient({
        url: async () => {
          await pageIsShown()
          return '/graphql/stream'
        },
        headers: () => ({ 'accept-language': document.documentElement.lang, 'x-request-id': randomId() }),
        fetchFn: listenedFetch(() => {
          openedAt = Math.min(openedAt, Date.now())
          onLive(true)
        }),
        on: {
          message({ event }) {
            // The server completes a stream that it lost itself. This error alone makes the client try again.
            if (event === 'complete') throw new NetworkError('The stream has ended')
          },
        },
        retryAttempts: Infinity,
        async retry() {
          if (Date.now() - openedAt > STEADY) failures = 0
          openedAt = Infinity
          // The page does not start to poll for one short break.
          if (failures > 0) onLive(false)
          const pause = (PAUSES[failures] ?? 60_000) * (0.5 + Math.random())
          failures += 1
          await new Promise((resolve) => setTimeout(resolve, pause))
        },
      })
      const request = {
        query: queryText(operation.query),
        // Read when a connection is opened.
        get variables() {
          return { ...operation.variables, ...newest() }
        },
      }
      client.subscribe<Record<string, unknown>>(request, {
        next(result) {
          observer.next(result as ApolloLink.Result)
          const isFinal = !result.data && FINAL.includes(faultOf({ errors: result.errors as readonly GraphError[] | undefined }).code)
          if (isFinal) observer.complete()
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      })
      return () => {
        client.dispose()
        onLive(false)
      }
    }),
)

/** `fetch` that calls `onBytes` for heartbeats too, which are no events, and closes a silent stream and that of a hidden page. */
function listenedFetch(onBytes: () => void): typeof fetch {
  return async (url, init) => {
    const connection = new AbortController()
    const { signal } = connection
    const close = () => connection.abort()
    init?.signal?.addEventListener('abort', close)
    let silence = setTimeout(close, OPENS_IN)
    let hidden: ReturnType<typeof setTimeout> | undefined
    const onVisibility = () => {
      clearTimeout(hidden)
      if (document.hidden) hidden = setTimeout(close, HIDDEN)
    }
    document.addEventListener('visibilitychange', onVisibility, { signal })
    const response = await fetch(url, { ...init, signal })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    // A login page of a hotel's network, for example.
    if (!isStream || !response.body) throw new Error(`No event stream: ${response.status}`)
    const listener = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clearTimeout(silence)
        silence = setTimeout(close, SILENCE)
        onBytes()
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(listener), response)
  }
}

async function pageIsShown(): Promise<void> {
  if (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
