import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { seekLeadership } from '#src/db/leadership.ts'

/** Something that is done again and again, by one process of all. */
export interface Job {
  name: string
  /** Milliseconds of the shop's clock from the start of one run to the start of the next. */
  everyMs: number
  /** What it returns is logged, unless it is undefined: nothing worth telling. */
  run: () => Promise<unknown>
  /** Level of that line, by default `info`. */
  level?: 'info' | 'warn'
}

export interface Scheduler {
  /** Looks once whether this process leads and what is due; settles when what it started is done. */
  look: () => Promise<void>
  leads: () => boolean
  stopped: () => boolean
  /** Starts nothing more, waits a little for what runs, and lets another process lead. */
  stop: () => Promise<void>
}

export interface SchedulerOptions {
  databaseUrl: string
  jobs: Job[]
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** How long after a leader's end another one takes over at most, milliseconds. */
const LOOK_EVERY = 1_000
/** Every job may be ended at any moment; it only is better not to, milliseconds. */
const STOP_PATIENCE = 4_000

/**
 * Runs jobs in one of several processes: the one that holds a lock of the database. A job never runs twice at a time,
 * and one that fails or takes long hinders no other. Nothing happens until `look`, or `keepLooking`.
 */
export function createScheduler({ databaseUrl, jobs, now, log }: SchedulerOptions): Scheduler {
  const leadership = seekLeadership(databaseUrl)
  const startedAt = new Map<Job, number>()
  const running = new Map<Job, Promise<void>>()
  let stopped = false

  const isDue = (job: Job) => !running.has(job) && now().getTime() - (startedAt.get(job) ?? -Infinity) >= job.everyMs
  const start = (job: Job): Promise<void> => {
    startedAt.set(job, now().getTime())
    const run = runOne(job, log).finally(() => running.delete(job))
    running.set(job, run)
    return run
  }
  return {
    leads: leadership.held,
    stopped: () => stopped,
    async look() {
      if (stopped || !(await leadership.holds()) || stopped) return
      await Promise.all(jobs.filter(isDue).map(start))
    },
    async stop() {
      stopped = true
      await Promise.race([Promise.all(running.values()), setTimeout(STOP_PATIENCE, undefined, { ref: false })])
      await leadership.end()
    },
  }
}

/** Looks every second, whatever runs, until the scheduler is stopped. */
export function keepLooking(scheduler: Scheduler): void {
  const timer = setInterval(() => (scheduler.stopped() ? clearInterval(timer) : void scheduler.look()), LOOK_EVERY)
  void scheduler.look()
}

async function runOne({ name, run, level = 'info' }: Job, log: SchedulerOptions['log']): Promise<void> {
  try {
    const result = await run()
    if (result !== undefined) log[level]({ job: name, result }, 'job done')
  } catch (error) {
    log.warn({ job: name, err: error }, 'job failed')
  }
}
