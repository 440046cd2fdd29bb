import { expect, test } from 'vitest'
import { createLimit } from './work-limit.ts'

/** Work that a test ends. */
function aJob() {
  let finish: (error?: Error) => void = () => {}
  const done = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve())
  })
  return { work: () => done, finish }
}

test('runs at most the given number of tasks at a time', async () => {
  const limit = createLimit(2, 100)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => limit.run(work)))
  expect([most, running]).toEqual([2, 0])
})

test('refuses work with the seconds to wait when the queue is full', async () => {
  const limit = createLimit(1, 1)
  const job = aJob()
  const both = [limit.run(job.work), limit.run(job.work)]
  await expect(limit.run(job.work)).rejects.toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfter: 2 } })
  job.finish()
  await Promise.all(both)
  expect(await limit.run(async () => 'free again')).toBe('free again')
})

test('a failed task frees its slot', async () => {
  const limit = createLimit(1, 5)
  const job = aJob()
  const failing = limit.run(job.work)
  const next = limit.run(async () => 'next')
  job.finish(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

const of = (address: string, more: { size?: number; hasLeft?: () => boolean } = {}) => ({ address, ...more })

/**
 * Runs named work while one place is taken by a network, then frees it; returns the names in the order of their starts.
 */
async function orderOf(asked: [name: string, caller: ReturnType<typeof of>][]): Promise<string[]> {
  const limit = createLimit(1, 100)
  const job = aJob()
  const started: string[] = []
  const first = limit.run(job.work, of('41.0.0.1'))
  const others = asked.map(([name, caller]) => limit.run(async () => started.push(name), caller).catch(() => {}))
  job.finish()
  await Promise.all([first, ...others])
  return started
}

test('networks take turns, however much one of them asked for before', async () => {
  const flood = Array.from({ length: 40 }, (_, n): [string, ReturnType<typeof of>] => [`flood ${n}`, of('41.0.0.1')])
  const order = await orderOf([...flood, ['one', of('41.0.0.2')], ['two', of('41.0.0.2')]])
  expect(order.slice(0, 4)).toEqual(['one', 'flood 0', 'two', 'flood 1'])
})

test('a network gets its turn however many new ones come', async () => {
  const limit = createLimit(1, 100)
  const job = aJob()
  const started: string[] = []
  const first = limit.run(job.work, of('41.0.0.9'))
  const one = [1, 2, 3].map((n) => limit.run(async () => started.push(`one ${n}`), of('41.0.0.1')))
  /** Work of a new network, during which that of the next one arrives. */
  async function newcomer(n: number): Promise<void> {
    let next: Promise<void> | undefined
    await limit.run(
      async () => {
        started.push(`new ${n}`)
        if (n < 20) next = newcomer(n + 1)
      },
      of(`41.1.0.${n}`),
    )
    await next
  }
  const newcomers = newcomer(0)
  job.finish()
  await Promise.all([first, newcomers, ...one])
  expect(started.slice(0, 8).filter((name) => name.startsWith('one'))).toEqual(['one 1', 'one 2', 'one 3'])
})

test('small work of a network runs before its large work', async () => {
  const large = Array.from({ length: 40 }, (_, n): [string, ReturnType<typeof of>] => [
    `large ${n}`,
    of('41.0.0.1', { size: 1200 }),
  ])
  expect((await orderOf([...large, ['small', of('41.0.0.1', { size: 240 })]]))[0]).toBe('small')
})

test('a full queue makes room for a network that waits with less', async () => {
  const limit = createLimit(1, 3)
  const job = aJob()
  const first = limit.run(job.work, of('41.0.0.1'))
  const flood = Array.from({ length: 5 }, (_, n) => limit.run(async () => n, of('41.0.0.1')))
  const settled = Promise.allSettled(flood)
  const neighbour = limit.run(async () => 'neighbour', of('41.0.0.2'))
  job.finish()
  expect(await neighbour).toBe('neighbour')
  await first
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ])
})

test('does not start the work of a caller who left', async () => {
  expect(
    await orderOf([
      ['left', of('41.0.0.1', { hasLeft: () => true })],
      ['stayed', of('41.0.0.1')],
    ]),
  ).toEqual(['stayed'])
})
