import { ApolloLink, Observable } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { createClient, NetworkError } from 'graphql-sse'
import { randomId } from '#app/lib/http/random-id.ts'
import { faultOf, type GraphError } from './fault.ts'

/** `context` of a subscription for the link. */
export type EventContext = {
  /** Returns further variables; called before each connection, so that the server does not repeat what the page has. */
  newest: () => Record<string, unknown>
  /** Called with whether the stream is connected. */
  onLive: (isLive: boolean) => void
  /** Each subscriber has its own `newest` and `onLive`, so streams are not shared. */
  queryDeduplication: false
}

/** Maximum wait for the first and for each following byte, in milliseconds: the server sends a heartbeat every 12 s. */
const OPENS_IN = 6_000
const SILENCE = 30_000
/** Time after which the stream of a hidden page is closed, in milliseconds: browsers limit connections per site. */
const HIDDEN = 60_000
/** Connection time after which the retry delays start again from the shortest, in milliseconds. */
const STEADY = 10_000
/** Retry delays by number of consecutive failures, in milliseconds. Networks that block streams do so for a while. */
const PAUSES = [500, 1_000, 2_000, 5_000, 15_000, 60_000]
/** Error codes after which a retry cannot succeed. */
const FINAL = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED', 'BAD_USER_INPUT', 'VALIDATION_FAILED']

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
          return '/graphql'
        },
        headers: () => ({ 'accept-language': document.documentElement.lang, 'x-request-id': randomId() }),
        fetchFn: listenedFetch(() => {
          openedAt = Math.min(openedAt, Date.now())
          onLive(true)
        }),
        on: {
          message({ event }) {
            // The server completes a stream when it loses its source. Only this error makes the client retry.
            if (event === 'complete') throw new NetworkError('The stream has ended')
          },
        },
        retryAttempts: Infinity,
        async retry() {
          if (Date.now() - openedAt > STEADY) failures = 0
          openedAt = Infinity
          // A single short interruption must not start polling.
          if (failures > 0) onLive(false)
          const pause = (PAUSES[failures] ?? 60_000) * (0.5 + Math.random())
          failures += 1
          await new Promise((resolve) => setTimeout(resolve, pause))
        },
      })
      const request = {
        query: print(operation.query),
        // Evaluated for every new connection.
        get variables() {
          return { ...operation.variables, ...newest() }
        },
      }
      client.subscribe<Record<string, unknown>>(request, {
        next(result) {
          observer.next(result as ApolloLink.Result)
          const isFinal =
            !result.data && FINAL.includes(faultOf({ errors: result.errors as readonly GraphError[] | undefined }).code)
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

/**
 * A `fetch` that calls `onBytes` for heartbeats too, which are no events, and closes silent streams and those of hidden
 * pages.
 */
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
    // For example the login page of a hotel network.
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
  if (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
