import { expect, test, vi } from 'vitest'
import { createCache } from './response-cache.ts'
import { RestError } from './rest-error.ts'

const KEEP = { fresh: 1_000, stale: 10_000 }
const outage = new RestError('timeout', 'Request timed out')

/** A cache with a clock that is set by hand, and a load that counts. */
function clockedCache() {
  let now = 0
  let loads = 0
  const answers: (() => Promise<string>)[] = []
  const cache = createCache({ maxBytes: 1_000_000, now: () => now })
  return {
    read: (key = 'k') =>
      cache.read(key, KEEP, async () => ({
        value: await (answers.shift()?.() ?? Promise.resolve(`answer ${++loads}`)),
        size: 10,
      })),
    pass: (ms: number) => void (now += ms),
    next: (answer: () => Promise<string>) => void answers.push(answer),
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

test('a fresh answer is used again', async () => {
  const { read, pass } = clockedCache()
  await read()
  pass(1_000)
  expect(await read()).toBe('answer 1')
})

test('a stale answer is given at once while a newer one is fetched behind', async () => {
  const { read, pass, settled } = clockedCache()
  await read()
  pass(5_000)
  expect(await read()).toBe('answer 1')
  await settled()
  expect(await read()).toBe('answer 2')
})

test('an answer that is too old is fetched again', async () => {
  const { read, pass } = clockedCache()
  await read()
  pass(20_000)
  expect(await read()).toBe('answer 2')
})

test.each([
  ['an outage', outage],
  ['a time of too many requests', new RestError('answer', 'slower', { status: 429 })],
])('in %s an old answer stands in, for an hour', async (_, outage) => {
  const { read, pass, next } = clockedCache()
  await read()
  pass(3_000_000)
  next(() => Promise.reject(outage))
  expect(await read()).toBe('answer 1')
  pass(700_000)
  next(() => Promise.reject(outage))
  await expect(read()).rejects.toBe(outage)
})

test('after a failure nobody waits for the next try, which is made behind', async () => {
  const { read, pass, next, settled } = clockedCache()
  await read()
  pass(3_000_000)
  next(() => Promise.reject(outage))
  await read()
  pass(1_000)
  const hanging = Promise.withResolvers<string>()
  next(() => hanging.promise)
  expect(await read()).toBe('answer 1')
  hanging.resolve('back again')
  await settled()
  expect(await read()).toBe('back again')
})

test('the memory is bounded by the sizes of the answers and their keys', async () => {
  const cache = createCache({ maxBytes: 100_000 })
  const load = vi.fn<() => Promise<{ value: string; size: number }>>(async () => ({ value: 'v', size: 10 }))
  for (let n = 0; n < 1_000; n += 1) await cache.read(`${'key'.repeat(100)} ${n}`, KEEP, load)
  await cache.read(`${'key'.repeat(100)} 0`, KEEP, load)
  expect(load).toHaveBeenCalledTimes(1_001)
})

test('a refusal is no outage: no old answer hides it', async () => {
  const { read, pass, next } = clockedCache()
  await read()
  pass(20_000)
  next(() => Promise.reject(new RestError('answer', 'gone', { status: 404 })))
  await expect(read()).rejects.toThrow('gone')
})

test('equal requests at the same time are one request', async () => {
  const { read } = clockedCache()
  expect(await Promise.all([read(), read(), read('other')])).toEqual(['answer 1', 'answer 1', 'answer 2'])
})

test('a failed request is not remembered', async () => {
  const { read, next } = clockedCache()
  next(() => Promise.reject(outage))
  await expect(read()).rejects.toBe(outage)
  expect(await read()).toBe('answer 1')
})

test('a caller gets its answer although other answers filled the memory meanwhile', async () => {
  const cache = createCache({ maxBytes: 100_000 })
  const slow = Promise.withResolvers<{ value: string; size: number }>()
  const answer = cache.read('slow', KEEP, () => slow.promise)
  for (let n = 0; n < 1_000; n += 1) await cache.read(`other ${n}`, KEEP, async () => ({ value: 'v', size: 10 }))
  slow.resolve({ value: 'late', size: 10 })
  expect(await answer).toBe('late')
})

test('a failure behind a stale answer reaches nobody, and whoever waits for the same fetch gets it', async () => {
  const { read, pass, next, settled } = clockedCache()
  await read()
  pass(5_000)
  const hanging = Promise.withResolvers<string>()
  next(() => hanging.promise)
  expect(await read()).toBe('answer 1')
  pass(20_000)
  const waiting = read()
  const gone = new RestError('answer', 'gone', { status: 404 })
  hanging.reject(gone)
  await expect(waiting).rejects.toBe(gone)
  next(() => Promise.reject(gone))
  await expect(read()).rejects.toBe(gone)
  await settled()
  expect(await read()).toBe('answer 2')
})

test('a caller that joins a call whose callers have all left starts another', async () => {
  const cache = createCache({ maxBytes: 1_000_000 })
  const left = new AbortController()
  const untilEnded = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(outage)))
  const first = cache.read('k', KEEP, untilEnded, left.signal).catch((error: unknown) => error)
  left.abort()
  const second = cache.read('k', KEEP, async () => ({ value: 'answer', size: 1 }), new AbortController().signal)
  expect(await Promise.all([first, second])).toEqual([outage, 'answer'])
})
