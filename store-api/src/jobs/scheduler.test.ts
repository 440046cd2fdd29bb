import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { createScheduler, type Job } from './scheduler.ts'

const { db, url } = await testDb()

/** A scheduler with a clock of its own; what it logged is kept. */
function open(jobs: Job[]) {
  const clock = { now: 0 }
  const logged: [string, unknown][] = []
  const log = (level: string) => (facts: object) => void logged.push([level, facts])
  const scheduler = createScheduler({
    databaseUrl: url,
    jobs,
    now: () => new Date(clock.now),
    log: { info: log('info'), warn: log('warn') } as never,
  })
  onTestFinished(scheduler.stop)
  const after = async (ms: number) => {
    clock.now += ms
    await scheduler.look()
  }
  return { ...scheduler, after, logged }
}

const counted = (name: string, everyMs: number, run = async (): Promise<unknown> => undefined) => {
  const job = { name, everyMs, runs: 0, run: () => ((job.runs += 1), run()) }
  return job
}

test('a job runs immediately and then in its interval, by the given clock', async () => {
  const [often, seldom] = [counted('often', 1_000), counted('seldom', 60_000)]
  const { after } = open([often, seldom])
  for (const ms of [0, 999, 1, 1_000, 58_000]) await after(ms)
  expect([often.runs, seldom.runs]).toEqual([4, 2])
})

test('a failing or slow job does not affect others, and no job overlaps itself', async () => {
  const end = Promise.withResolvers<void>()
  const broken = counted('broken', 1_000, () => Promise.reject(new Error('no')))
  const slow = counted('slow', 1_000, () => end.promise)
  const fine = counted('fine', 1_000, async () => 7)
  const { look, after, logged } = open([broken, slow, fine])
  void look()
  await expect.poll(() => fine.runs).toBe(1)
  void after(1_000)
  await expect.poll(() => fine.runs).toBe(2)
  expect([broken.runs, slow.runs]).toEqual([2, 1])
  end.resolve()
  await after(1_000)
  expect(slow.runs).toBe(2)
  expect(logged).toContainEqual(['info', { job: 'fine', result: 7 }])
  expect(logged).toContainEqual(['warn', { job: 'broken', err: new Error('no') }])
})

test('one of two processes leads, and the other takes over when its connection is cut', async () => {
  const jobs = [counted('one', 1_000), counted('two', 1_000)] as const
  const [one, two] = [open([jobs[0]]), open([jobs[1]])]
  await one.after(1_000)
  await two.after(1_000)
  expect([one.leads(), two.leads(), jobs[0].runs, jobs[1].runs]).toEqual([true, false, 1, 0])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid in (
    select pid from pg_locks where locktype = 'advisory' and granted)`.execute(db)
  await expect.poll(one.leads).toBe(false)
  // PostgreSQL frees the lock a moment after it has closed the connection.
  await expect.poll(() => two.look().then(two.leads)).toBe(true)
  await one.after(1_000)
  expect([one.leads(), two.leads(), jobs[0].runs, jobs[1].runs]).toEqual([false, true, 1, 1])
})

test('a stopping leader releases the leadership immediately', async () => {
  const [one, two] = [open([]), open([counted('job', 1_000)])]
  await one.look()
  await one.stop()
  await two.look()
  expect([one.leads(), two.leads()]).toEqual([false, true])
})

test('a scheduler without a database leads nothing and recovers', async () => {
  const job = counted('job', 1_000)
  const scheduler = createScheduler({
    databaseUrl: url.replace(/\/[^/?]*(\?|$)/, '/no_such_database$1'),
    jobs: [job],
    now: () => new Date(),
    log: {} as never,
  })
  await scheduler.look()
  expect([scheduler.leads(), job.runs]).toEqual([false, 0])
  await scheduler.stop()
})
