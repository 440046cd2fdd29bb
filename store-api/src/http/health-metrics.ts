import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { type Db, poolState } from '#src/db/pool.ts'

/** Upper ends of the histogram's buckets, seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Series {
  labels: string
  buckets: number[]
  count: number
  sum: number
}

const loop = monitorEventLoopDelay({ resolution: 20 })
loop.enable()

/**
 * Counts each answer of a server and its duration by method, route (its pattern, never the address asked for) and status.
 * What comes back tells all of them so far, and the state of a pool at this moment, as Prometheus reads it.
 */
export function watchRequests(app: FastifyInstance): (db: Db) => string {
  const series = new Map<string, Series>()
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    count(series, `method="${request.method}",route="${route}",status="${reply.statusCode}"`, reply.elapsedTime / 1000)
  })
  return (db) => metricsText(series, db)
}

function count(series: Map<string, Series>, labels: string, seconds: number): void {
  const known = series.get(labels) ?? { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 }
  series.set(labels, known)
  known.count += 1
  known.sum += seconds
  bounds.forEach((bound, i) => {
    if (seconds <= bound) known.buckets[i] = (known.buckets[i] ?? 0) + 1
  })
}

function metricsText(series: Map<string, Series>, db: Db): string {
  const name = 'http_request_duration_seconds'
  const lines = [...series.values()].flatMap(({ labels, buckets, count, sum }) => [
    ...bounds.map((bound, i) => `${name}_bucket{${labels},le="${bound}"} ${buckets[i]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ])
  const { rss, heapUsed } = process.memoryUsage()
  return [
    `# TYPE ${name} histogram`,
    ...lines,
    '# TYPE event_loop_lag_seconds summary',
    ...[50, 99].map((percent) => `event_loop_lag_seconds{quantile="${percent / 100}"} ${loop.percentile(percent) / 1e9}`),
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE process_heap_used_bytes gauge',
    `process_heap_used_bytes ${heapUsed}`,
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
    '# TYPE database_connections gauge',
    ...Object.entries(poolState(db) ?? {}).map(([state, count]) => `database_connections{state="${state}"} ${count}`),
    '',
  ].join('\n')
}
