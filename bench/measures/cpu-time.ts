import { readFileSync } from 'node:fs'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

/** CPU slowdown of Lighthouse's mobile profile. */
const CPU_SLOWDOWN = 4
/** A longer task blocks input (ms). */
const LONG_TASK_MS = 50

/**
 * Returns the total blocking time (ms) of a page on a slow phone by the CPU time of its tasks. Lighthouse counts
 * wall-clock time, which includes other programs of the machine. `file` is the trace that Lighthouse saves beside its
 * report.
 */
export function blockingIn(file: string, url: string): number {
  const { traceEvents: events } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain',
  )
  if (!start || !thread) return NaN
  const tasks = events.filter(({ pid, tid, ts }) => pid === thread.pid && tid === thread.tid && ts >= start.ts)
  const painted = tasks.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) return NaN
  return tasks
    .filter(({ name, ts }) => name === 'RunTask' && ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS), 0)
}

/** A longer gap between two turns of the loop is a stall of the machine (ms); one turn takes a microsecond. */
const MAX_GAP_MS = 3

/**
 * Returns the share of time (0 to 1) that the machine takes from a busy loop in noticeable pauses. Above a few
 * hundredths, wall-clock results show the other load of the machine rather than the page.
 */
export function measureStalls(durationMs: number): number {
  const began = performance.now()
  let [last, lost] = [began, 0]
  while (last - began < durationMs) {
    const now = performance.now()
    if (now - last > MAX_GAP_MS) lost += now - last
    last = now
  }
  return lost / (last - began)
}
