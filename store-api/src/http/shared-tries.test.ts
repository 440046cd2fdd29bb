import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { absences, absentValkey } from 'server-kit/absent-valkey.fixture.ts'
import { openValkey, VALKEY_LIMIT_MS } from 'server-kit/valkey.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sharedTries } from './shared-tries.ts'

test.each(absences)('counts the tries of each route in memory when Valkey %s', async (how) => {
  const valkey = await openValkey(await absentValkey(how), { commandTimeout: VALKEY_LIMIT_MS })
  onTestFinished(() => valkey.disconnect())
  const app = fastify()
  await app.register(rateLimit, { global: false, store: sharedTries(valkey) })
  for (const path of ['/one', '/other'])
    app.get(path, { config: { rateLimit: { max: 3, timeWindow: 60_000 } } }, () => 'well')
  const statuses: number[] = []
  for (const path of ['/one', '/one', '/one', '/one', '/other']) statuses.push((await app.inject(path)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 200])
})
