import fastify from 'fastify'
import { absences, absentValkey } from 'server-kit/absent-valkey.fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sharedBudgets } from './shared-budgets.ts'

const points = 60_000
const copies = 4

test.each(absences)('grants its share of a budget when Valkey %s from the start', async (how) => {
  const { log } = fastify()
  const { spend, close } = await sharedBudgets({ valkeyUrl: await absentValkey(how), copies }, { now: () => 0, log })
  onTestFinished(close)
  let spent = 0
  for (let wait = 0; wait === 0; spent += wait === 0 ? 100 : 0)
    ({ wait } = await spend('reads', { owner: 'network', points, seconds: 10 }, 100))
  expect(spent).toBeGreaterThan((0.7 * points) / copies)
  expect(spent).toBeLessThanOrEqual(points / copies)
})
