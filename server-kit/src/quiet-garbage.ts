import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long a server has to be quiet, in milliseconds. */
const QUIET_MS = 15_000
/** Maximum utilisation of the event loop of a quiet server, 0 to 1. */
const MAX_UTILIZATION = 0.02
/** Used heap in bytes above which nothing is collected: a collection would stop the server for longer than 100 ms. */
const MAX_HEAP = 128 * 1024 * 1024

/**
 * Collects garbage once after each busy time, the start included. V8 collects only when memory is allocated, so a quiet
 * server would keep its garbage. Returns the timer.
 */
export function collectWhenQuiet(quietMs = QUIET_MS): NodeJS.Timeout {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let isDue = true
  let last = performance.eventLoopUtilization()
  const check = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > MAX_UTILIZATION) isDue = true
    else if (isDue && process.memoryUsage().heapUsed < MAX_HEAP) {
      isDue = false
      collect()
    }
  }
  return setInterval(check, quietMs).unref()
}
