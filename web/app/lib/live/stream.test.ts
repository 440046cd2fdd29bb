// @vitest-environment node
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { follow } from './stream.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server whose answers the test writes, one for each connection. */
function network() {
  const asked: { variables: object }[] = []
  const open: ReadableStreamDefaultController<Uint8Array>[] = []
  const answer = async (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(JSON.parse(body) as { variables: object })
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        open.push(controller)
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  const write = (text: string) => open.at(-1)?.enqueue(new TextEncoder().encode(text))
  const tell = (answered: object) => write(`event: next\ndata: ${JSON.stringify(answered)}\n\n`)
  return { asked, write, tell, cut: () => open.at(-1)?.error(new TypeError('network error')) }
}

function watch() {
  vi.useFakeTimers()
  const told: number[] = []
  const live: boolean[] = []
  const stop = follow<{ seq: number }>({
    query: 'subscription { seq }',
    variables: () => ({ after: told.at(-1) ?? 0 }),
    next: ({ seq }) => told.push(seq),
    live: (is) => live.push(is),
  })
  onTestFinished(stop)
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { told, live, pass, stop }
}

test('what is told comes at once, and a heartbeat is enough to be live', async () => {
  const { tell, write } = network()
  const { told, live, pass } = watch()
  await pass(10)
  write(':\n\n')
  await pass(10)
  expect(live).toEqual([true])
  tell({ data: { seq: 1 } })
  await pass(10)
  expect(told).toEqual([1])
})

test('a connection that is cut is opened again within a second, from the last number on, and nobody starts to ask meanwhile', async () => {
  const { asked, tell, cut } = network()
  const { live, pass } = watch()
  await pass(10)
  tell({ data: { seq: 4 } })
  await pass(10)
  cut()
  await pass(1_000)
  expect(asked.map(({ variables }) => variables)).toEqual([{ after: 0 }, { after: 4 }])
  expect(live).toEqual([true])
})

test('a stream that is silent for half a minute is opened anew', async () => {
  const { asked, write } = network()
  const { pass } = watch()
  await pass(10)
  write(':\n\n')
  await pass(31_000)
  expect(asked).toHaveLength(2)
})

test('where nothing gets through it is not live, and tried again later and later', async () => {
  const { asked } = network()
  const { live, pass } = watch()
  await pass(120_000)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThan(12)
  expect(live).not.toContain(true)
})

test('what is refused is not asked for again', async () => {
  const { asked, tell } = network()
  const { live, pass } = watch()
  await pass(10)
  tell({ data: null, errors: [{ message: 'gone', extensions: { code: 'NOT_FOUND' } }] })
  await pass(200_000)
  expect(asked).toHaveLength(1)
  expect(live.at(-1)).toBe(false)
})
