import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long a server has to be quiet, in milliseconds. */
const QUIET_MS = 15_000
/** Largest share of that time in which a quiet server works. */
const QUIET = 0.02
/** Collecting more stops a server for longer than 100 ms. */
const MAX_HEAP = 128 * 1024 * 1024

/**
 * Collects garbage once after each busy time, the start too. V8 collects when memory is asked for, so a server that is
 * not asked for anything would keep all of it. Returns the timer of its looks.
 */
export function collectWhenQuiet(quietMs = QUIET_MS): NodeJS.Timeout {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let isDue = true
  let last = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > QUIET) isDue = true
    else if (isDue && process.memoryUsage().heapUsed < MAX_HEAP) {
      isDue = false
      collect()
    }
  }
  return setInterval(look, quietMs).unref()
}
