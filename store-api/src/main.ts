import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDb, type Db, openDb } from './db/pool.ts'
import { loggerOptions } from './http/health-log.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { createScheduler, keepLooking, type Scheduler } from './scheduler.ts'

/** The starter kills a server that has not ended after 8 s. */
const STOP_LIMIT = 7_000

try {
  await start()
} catch (error) {
  process.stderr.write(`store API: ${lineOf(error as Error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl) throw new Error('DATABASE_URL must be set')
  const db = openDb(config.databaseUrl, { max: poolSize(process.env.DB_POOL) })
  await sql`select 1 as one`.execute(db).catch((error: Error) => {
    throw new Error(`the database of DATABASE_URL cannot be reached (${error.message || error.name})`)
  })
  const warm = process.env.WARM_PICTURES !== '0' && process.env.NODE_ENV !== 'test'
  const app = await buildApp({ config, db, logger: loggerOptions(process.env.LOG_LEVEL ?? 'info'), warm })
  const jobs = { databaseUrl: config.databaseUrl, jobs: scheduledJobs(db, config), now: () => new Date(), log: app.log }
  const scheduler = createScheduler(jobs)
  const stop = once(() => end(app, db, scheduler))
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, stop)
  await app.listen({ port: config.port, host: process.env.HOST ?? '127.0.0.1' })
  keepLooking(scheduler)
}

/** Takes no new request, starts no new job, finishes those under way, closes the pool. */
async function end(app: FastifyInstance, db: Db, scheduler: Scheduler): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT).unref()
  await Promise.all([app.close(), scheduler.stop()])
  await closeDb(db)
  process.exit(0)
}

function once(work: () => Promise<void>): () => void {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
  }
}

function poolSize(text = '10'): number {
  const size = Number(text)
  if (Number.isInteger(size) && size >= 1 && size <= 100) return size
  throw new Error(`DB_POOL must be a number from 1 to 100, not "${text}"`)
}

function lineOf(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') return `port ${error.port} is taken; set STORE_API_PORT to another one`
  return (error.message || error.name).split('\n', 1)[0] ?? error.name
}
