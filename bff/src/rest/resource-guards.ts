import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  CountBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  retry,
} from 'cockatiel'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { limits } from '#src/limits.ts'
import type { StoreLog } from './call-reports.ts'
import type { Received } from './transport.ts'

/**
 * The breaker opens when more than half of the last 10 calls, of at least 5, timed out. What fails at once costs nobody
 * time, and works at once when the store is back.
 */
const JUDGED = { threshold: 0.5, size: 10, minimumNumberOfCalls: 5 }
/** Milliseconds after which an open breaker lets one call through; its success closes the breaker. */
export const PAUSE = 2_000
/** Milliseconds after which a call that its client left counts as timed out. */
const SLOW = 1_000

/**
 * Admission control: the first call of a purchase is queued when more purchases begin than the store can serve, so that
 * it takes no time from the later calls of those that have begun.
 */
const FIRST_CALL = 'post cart/add'
/** Milliseconds after which a queued call is refused; 200 buyers at once are admitted within a second. */
const QUEUE_TIMEOUT = 1_500

export type ResourceGuards = ReturnType<typeof createResourceGuards>

/**
 * A breaker and a bulkhead for each resource of the store API, the method and first segment of a path: one that hangs
 * takes neither time nor connections from calls of the others. `maxCalls` is the number of concurrent calls of a
 * resource, and the length of the queue of `FIRST_CALL`.
 */
export function createResourceGuards(log: StoreLog, maxCalls: number = limits.upstreamCalls) {
  const guards = new Map<string, ReturnType<typeof createGuard>>()
  const metrics = new Registry()
  const labelNames = ['method', 'resource']
  const refusals = new Counter({
    name: 'store_api_refused_calls_total',
    help: 'Calls that were not sent, because the breaker is open or the bulkhead full.',
    labelNames: [...labelNames, 'by'],
    registers: [metrics],
  })
  const duration = new Histogram({
    name: 'store_api_call_duration_seconds',
    help: 'Time of a sent call by method and path template; status `none`: no answer.',
    labelNames: ['call', 'status'],
    registers: [metrics],
  })
  gauge(
    'store_api_calls_in_flight',
    'Concurrent calls of a resource.',
    ({ slots, atOnce }) => atOnce - slots.executionSlots,
  )
  gauge('store_api_breaker_open', '1 while calls of a resource are refused, else 0.', ({ breaker }) =>
    Number(breaker.state !== CircuitState.Closed),
  )

  function gauge(name: string, help: string, valueOf: (guard: ReturnType<typeof createGuard>) => number): void {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics],
      collect: () => guards.forEach((guard) => made.set(guard.labels, valueOf(guard))),
    })
  }

  function addGuard(resource: string) {
    const guard = createGuard(resource, maxCalls)
    guard.breaker.onBreak(() =>
      log.warn(
        { code: 'RESOURCE_REFUSED', ...guard.labels, retryAfterMs: PAUSE },
        'breaker of a store API resource opened',
      ),
    )
    guards.set(resource, guard)
    return guard
  }

  return {
    metrics,
    /**
     * Sends a call of `key` (method and path template). Throws a cockatiel error when the resource is refused: at
     * once, or after `QUEUE_TIMEOUT`.
     */
    async send(key: string, call: () => Promise<Received>): Promise<Received> {
      const resource = resourceOf(key)
      const guard = guards.get(resource) ?? addGuard(resource)
      try {
        return await guard.send(async () => {
          const end = duration.startTimer({ call: key, status: 'none' })
          let status: number | undefined
          try {
            const answer = await call()
            status = answer.status
            return answer
          } finally {
            end(status === undefined ? {} : { status })
          }
        })
      } catch (error) {
        if (isRefusal(error))
          refusals.inc({ ...guard.labels, by: isBrokenCircuitError(error) ? 'breaker' : 'bulkhead' })
        throw error
      }
    },
  }
}

function resourceOf(key: string): string {
  const whole = key.replace('/', '')
  return whole === FIRST_CALL ? whole : (whole.split('/', 1)[0] ?? whole)
}

function createGuard(resource: string, maxCalls: number) {
  const [method = '', name = ''] = resource.split(' ')
  const atOnce = resource === FIRST_CALL ? Math.min(limits.cartAdds, maxCalls) : maxCalls
  const queueLength = resource === FIRST_CALL ? maxCalls : 0
  const slots = bulkhead(atOnce, queueLength)
  const failure = handleWhen(isTimeout).orWhenResult(received(({ status }) => status === 504))
  const breaker = circuitBreaker(failure, { halfOpenAfter: PAUSE, breaker: new CountBreaker(JUDGED) })
  return {
    labels: { method, resource: name },
    slots,
    atOnce,
    breaker,
    send(call: () => Promise<Received>): Promise<Received> {
      // cockatiel would make the caller wait for the call that tries the resource.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      const queued = queueLength > 0 && slots.executionSlots === 0 ? AbortSignal.timeout(QUEUE_TIMEOUT) : undefined
      return slots.execute(() => breaker.execute(() => markSlow(call)), queued)
    },
  }
}

/** Marks the error of a client that waited long before it left: the resource is slow. */
async function markSlow(call: () => Promise<Received>): Promise<Received> {
  const started = performance.now()
  try {
    return await call()
  } catch (error) {
    if (isLeaving(error) && performance.now() - started > SLOW)
      throw new DOMException('The client left a slow call', 'TimeoutError')
    throw error
  }
}

/** Types the result of a call, which cockatiel does not know. */
function received(judge: (result: Received) => boolean): (result: unknown) => boolean {
  return (result) => judge(result as Received)
}

/**
 * Repeats a read once, after 50 to 150 ms, when its connection broke, or when the store cannot serve it and says not
 * when to come back.
 */
export const repeatOnce = retry(
  handleWhen(isLost).orWhenResult(received(({ status, retryAfter }) => isDown(status) && !retryAfter)),
  { maxAttempts: 1, backoff: new DelegateBackoff(() => 50 + Math.random() * 100) },
)

/** Whether the connection broke; errors of undici and of the system have a code. */
function isLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    !(error instanceof DOMException) &&
    'code' in error &&
    error.code !== 'UND_ERR_RES_EXCEEDED_MAX_SIZE' &&
    !(error instanceof URIError)
  )
}

/** Whether the store, or a proxy before it, cannot serve now. Not 500, which one faulty object causes. */
const isDown = (status: number) => status === 502 || status === 503 || status === 504

const isLeaving = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Whether the call was not sent, because its resource is refused or it was queued for too long. */
export function isRefusal(error: unknown): boolean {
  return isBrokenCircuitError(error) || isBulkheadRejectedError(error) || isTaskCancelledError(error)
}
