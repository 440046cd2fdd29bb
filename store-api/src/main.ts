import { exit, startFault } from 'server-kit/exit.ts'
import { stopOnSignal } from 'server-kit/graceful-stop.ts'
import { collectWhenQuiet } from 'server-kit/quiet-garbage.ts'
import { buildApp, SHEDDING } from './app.ts'
import { followChanges } from './change-log.ts'
import { readConfig } from './config.ts'
import { closeDb, openDb } from './db/pool.ts'
import { openReplica } from './db/replica.ts'
import { checkDatabase, closePublishedLogin } from './db/prepare.ts'
import { shopLacks } from './db/shop-lacks.ts'
import { loggerOptions } from './http/health.ts'
import { scheduledJobs } from '#src/jobs/jobs.ts'
import { createScheduler, keepLooking } from '#src/jobs/scheduler.ts'

/** Nobody waits for a job, and some read or clean whole tables. */
const JOB_LIMITS = { statement: 60_000, idleInTransaction: 60_000 }

await start().catch((error: Error) => exit(`store API: ${startFault(error, 'STORE_API_PORT')}`))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl) throw new Error('DATABASE_URL must be set')
  const { databaseUrl, databaseDirectUrl: directUrl, databasePooler: pooler } = config
  const db = openDb(databaseUrl, { max: config.databasePool, pooler, directUrl })
  await checkDatabase(db, pooler).catch((error: Error) => {
    throw new Error(`the database of DATABASE_URL cannot be used (${error.message || error.name})`)
  })
  if (config.production) await closePublishedLogin(db)
  const onSwitch = (reason?: string) =>
    reason
      ? app.log.warn({ reason }, 'the catalogue is read from the primary')
      : app.log.info('the catalogue is read from the standby')
  const readDb = config.databaseReadUrl
    ? openReplica(db, config.databaseReadUrl, { max: config.databasePool, pooler, onSwitch })
    : db
  const app = await buildApp({ config, db, readDb, logger: loggerOptions(config.logLevel), shedding: SHEDDING })
  followChanges(readDb, { onServer: () => app.log.warn('another database server answers: all is read again') })
  const jobsDb = openDb(directUrl, { max: 2, limits: JOB_LIMITS })
  const jobs = { databaseUrl: directUrl, jobs: scheduledJobs(jobsDb, config), now: () => new Date(), log: app.log }
  const scheduler = createScheduler(jobs)
  let jobsEnded: Promise<void> | undefined
  app.addHook('preClose', async () => void (jobsEnded = scheduler.stop()))
  stopOnSignal(app, config.stopDelayMs, async () => {
    await jobsEnded
    await Promise.all([...new Set([readDb, db, jobsDb])].map(closeDb))
  })
  for (const lack of await shopLacks(db).catch(() => [])) app.log.warn(lack)
  await app.listen({ port: config.port, host: config.host })
  keepLooking(scheduler)
  collectWhenQuiet()
}
