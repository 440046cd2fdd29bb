// @vitest-environment node
import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type EventContext, eventLink } from './event-link.ts'

const subscription = gql`
  subscription Count($id: ID!, $after: Int) {
    count(id: $id, after: $after)
  }
`

type Asked = { body: string; signal: AbortSignal; headers: Record<string, string> }

/** A server whose streams the test writes, one for each connection, and a page that the test hides and shows. */
function network(contentType = 'text/event-stream') {
  const asked: Asked[] = []
  const open: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (_: string, request: Asked) => {
    asked.push(request)
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        open.push(controller)
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
      },
    })
    return new Response(stream, { headers: { 'content-type': contentType } })
  })
  const page = Object.assign(new EventTarget(), { documentElement: { lang: 'ar' }, hidden: false })
  vi.stubGlobal('document', page)
  const show = (isShown: boolean) => {
    page.hidden = !isShown
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const write = (text: string) => open.at(-1)?.enqueue(new TextEncoder().encode(text))
  const send = (result: object) => write(`event: next\ndata: ${JSON.stringify(result)}\n\n`)
  const complete = () => write('event: complete\ndata:\n\n')
  const variables = () => asked.map(({ body }) => (JSON.parse(body) as { variables: object }).variables)
  return {
    asked,
    variables,
    show,
    write,
    send,
    complete,
    cut: () => open.at(-1)?.error(new TypeError('network error')),
  }
}

function subscribe() {
  vi.useFakeTimers()
  const counts: number[] = []
  const live: boolean[] = []
  const context: EventContext = {
    newest: () => ({ after: counts.at(-1) ?? 0 }),
    onLive: (isLive) => live.push(isLive),
    queryDeduplication: false,
  }
  const client = new ApolloClient({ cache: new InMemoryCache(), link: eventLink })
  const results = client.subscribe<{ count: number }>({ query: subscription, variables: { id: '1' }, context })
  const subscriber = results.subscribe(({ data }) => data && counts.push(data.count))
  onTestFinished(() => subscriber.unsubscribe())
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { counts, live, pass, leave: () => subscriber.unsubscribe() }
}

test('delivers an event at once, and is live after a heartbeat', async () => {
  const { send, write } = network()
  const { counts, live, pass } = subscribe()
  await pass(10)
  write(':\n\n')
  await pass(10)
  expect(live).toEqual([true])
  send({ data: { count: 1 } })
  await pass(10)
  expect(counts).toEqual([1])
})

test('requests a stream in the document’s language, with a new id per connection', async () => {
  const { asked, cut } = network()
  const { pass } = subscribe()
  await pass(10)
  cut()
  await pass(1_000)
  const id = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(asked.map(({ headers }) => headers)).toMatchObject(
    Array(2).fill({ 'accept-language': 'ar', 'x-request-id': id }),
  )
  expect(new Set(asked.map(({ headers }) => headers['x-request-id'])).size).toBe(2)
})

test('reconnects within a second after a cut, from the last event on, and stays live meanwhile', async () => {
  const { variables, send, cut } = network()
  const { live, pass } = subscribe()
  await pass(10)
  send({ data: { count: 4 } })
  await pass(10)
  cut()
  await pass(1_000)
  expect(variables()).toEqual([
    { id: '1', after: 0 },
    { id: '1', after: 4 },
  ])
  expect(live).not.toContain(false)
})

test('reconnects a stream that is silent for 30 s', async () => {
  const { asked, write } = network()
  const { pass } = subscribe()
  await pass(10)
  write(':\n\n')
  await pass(29_000)
  expect(asked).toHaveLength(1)
  await pass(2_000)
  expect(asked).toHaveLength(2)
})

test.each(['text/event-stream', 'text/html'])(
  'where nothing gets through (%s) it is not live, and tried again later and later',
  async (contentType) => {
    const { asked } = network(contentType)
    const { live, pass } = subscribe()
    await pass(120_000)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.length).toBeLessThan(12)
    expect(live).not.toContain(true)
  },
)

test('a stream that ends at once repeatedly is retried with growing delays', async () => {
  const { asked, write, send, complete } = network()
  const { pass } = subscribe()
  let answered = 0
  for (let second = 0; second < 120; second += 0.25) {
    await pass(250)
    if (asked.length === answered) continue
    answered = asked.length
    write(':\n\n')
    send({ data: null, errors: [{ message: 'out', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
    complete()
  }
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThan(14)
})

test('does not retry a refused stream', async () => {
  const { asked, send } = network()
  const { live, pass } = subscribe()
  await pass(10)
  send({ data: null, errors: [{ message: 'gone', extensions: { code: 'NOT_FOUND' } }] })
  await pass(200_000)
  expect(asked).toHaveLength(1)
  expect(live.at(-1)).toBe(false)
})

test('closes the stream of a page hidden for a minute, and reopens it when shown', async () => {
  const { asked, show, write } = network()
  const { pass } = subscribe()
  await pass(10)
  show(false)
  for (let second = 0; second < 60; second += 10) {
    write(':\n\n')
    await pass(10_000)
  }
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
  await pass(600_000)
  expect(asked).toHaveLength(1)
  show(true)
  await pass(10)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('keeps the stream of a page hidden for a moment', async () => {
  const { asked, show, write } = network()
  const { pass } = subscribe()
  await pass(10)
  show(false)
  await pass(5_000)
  write(':\n\n')
  show(true)
  for (let second = 0; second < 60; second += 10) {
    write(':\n\n')
    await pass(10_000)
  }
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false])
})

test('closes the stream when the page unloads', async () => {
  const { asked } = network()
  const { pass, leave } = subscribe()
  await pass(10)
  leave()
  await pass(200_000)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
})
