import { subscribe } from 'node:diagnostics_channel'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDb, GRACE, openDb, REQUEST_LIMITS } from './db/pool.ts'
import { limits } from './limits.ts'
import '#src/jobs/jobs.ts'

/**
 * Timeouts in milliseconds; `query` is the client's own. The tests of scripts/ compare them with those of the other
 * servers and with the docs.
 */
export const timeLimits = { ...REQUEST_LIMITS, query: REQUEST_LIMITS.statement + GRACE }

/** Returns all limits of the store API, those of single routes included. Each process counts the latter by itself. */
export async function listLimits(): Promise<{ name: string; tries: number; seconds: number }[]> {
  return [...limits, ...(await limitsOfRoutes())]
}

async function limitsOfRoutes(): Promise<{ name: string; tries: number; seconds: number }[]> {
  const found: { name: string; tries: number; seconds: number }[] = []
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: Awaited<ReturnType<typeof buildApp>> }
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const { max, timeWindow } = config?.rateLimit || {}
      if (max && method !== 'HEAD')
        found.push({ name: `${String(method)} ${url}`, tries: Number(max), seconds: Number(timeWindow) / 1000 })
    })
  })
  const db = openDb('postgres://localhost/none')
  await (await buildApp({ config: readConfig({}), db, logger: false })).close()
  await closeDb(db)
  return found
}
