import { readFileSync } from 'node:fs'

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number; args?: { name?: string; data?: { documentLoaderURL?: string } } }

/** Lighthouse's phone is so many times slower than this machine. */
const SLOWER = 4
/** A task that takes longer than this keeps a press waiting, in ms. */
const LONG = 50

/**
 * Milliseconds that a page's first seconds block a slow phone, by the time that its tasks had a processor (Lighthouse counts by the
 * clock, and so also what the machine's other programs took meanwhile). `file`: the trace that Lighthouse saves beside its report.
 */
export function blockingIn(file: string, url: string): number {
  const { traceEvents: events } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  const thread = events.find(({ name, pid, args }) => name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain')
  if (!start || !thread) return NaN
  const tasks = events.filter(({ pid, tid, ts }) => pid === thread.pid && tid === thread.tid && ts >= start.ts)
  const painted = tasks.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) return NaN
  return tasks
    .filter(({ name, ts }) => name === 'RunTask' && ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - LONG), 0)
}
