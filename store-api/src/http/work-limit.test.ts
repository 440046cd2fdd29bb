import { expect, test } from 'vitest'
import { Busy, createLimit } from './work-limit.ts'

/** Work that a test ends. */
function aJob() {
  let finish: (error?: Error) => void = () => {}
  const done = new Promise<void>((resolve, reject) => {
    finish = error => (error ? reject(error) : resolve())
  })
  return { work: () => done, finish }
}

test('runs at most the given number of tasks at a time', async () => {
  const limit = createLimit(2, 100)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(resolve => setImmediate(resolve))
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => limit.run(work)))
  expect([most, running]).toEqual([2, 0])
})

test('throws Busy immediately when the queue is full', async () => {
  const limit = createLimit(1, 1)
  const job = aJob()
  const both = [limit.run(job.work), limit.run(job.work)]
  await expect(limit.run(job.work)).rejects.toBeInstanceOf(Busy)
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
