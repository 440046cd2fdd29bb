import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { openValkey, VALKEY_LIMIT_MS } from 'server-kit/valkey.ts'
import type { Config } from '#src/config.ts'
import { judge, neededFor, refillingBudgets, type Spend } from './budgets.ts'

/** Pause between commands after one that failed, in milliseconds: of the requests of a second, one waits for it. */
const PAUSE_MS = 1_000
/** How long the largest number of bffs counts, in milliseconds: a Valkey that was started anew knows none. */
const COPIES_MS = 60_000

/**
 * The formula of `refillingBudgets` by the clock of the server, and who has counted within a minute. A full budget has no
 * key. Returns what was left, as text (a number would be cut to a whole one), and the number of bffs.
 */
const SPEND = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local points, seconds, requested, needed = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local owed = tonumber(ARGV[5])
local rate = points / (seconds * 1000)
local before = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = points
if before[1] then left = math.min(points, before[1] + math.max(0, now - before[2]) * rate) end
left = left - owed
local after = needed <= left and left - requested or left
if after < points then
  redis.call('HSET', KEYS[1], 'left', string.format('%.17g', after), 'at', string.format('%.17g', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((points - after) / rate))
end
redis.call('ZADD', KEYS[2], now, ARGV[6])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - ${COPIES_MS})
return { string.format('%.17g', left), redis.call('ZCARD', KEYS[2]) }
`

/**
 * Budgets that all bffs of one Valkey share. Without an answer within 50 ms each grants its share of a budget from its own
 * memory, by the number of bffs that counted last (`copies` before the first answer), and charges it later. `now` is in
 * milliseconds.
 */
export async function sharedBudgets(
  { valkeyUrl, copies }: Pick<Config, 'valkeyUrl' | 'copies'>,
  { now, log }: { now: () => number; log: FastifyBaseLogger },
) {
  const valkey = await openValkey(valkeyUrl)
  const id = randomUUID()
  const inMemory = refillingBudgets(now)
  let copiesUntil = 0
  let isLost = false
  let askAt = 0

  const spend: Spend = async (kind, budget, requested) => {
    const share = { ...budget, points: Math.ceil(budget.points / copies) }
    const at = performance.now()
    if (at < askAt) return inMemory.spend(kind, share, requested)
    if (isLost) askAt = at + PAUSE_MS
    const owed = isLost ? 0 : inMemory.settle(kind, share)
    try {
      const { owner, points, seconds } = budget
      const values = [points, seconds, requested, neededFor(requested, budget), owed, id]
      const answer = await inTime(valkey.eval(SPEND, 2, `budget:${kind} ${owner}`, 'bffs', ...values))
      const [left, bffs] = answer as [string, number]
      if (isLost) log.info('budgets are shared again')
      if (bffs >= copies || at > copiesUntil) [copies, copiesUntil] = [bffs, at + COPIES_MS]
      isLost = false
      askAt = 0
      return judge(kind, budget, requested, Number(left))
    } catch (error) {
      if (!isLost) log.warn({ err: error, copies }, 'VALKEY_URL does not answer: each bff grants its share of a budget')
      isLost = true
      return inMemory.spend(kind, share, requested)
    }
  }
  return { spend, close: () => valkey.disconnect() }
}

/**
 * Rejects when there is no answer in time. One that came while this process was busy counts: its commands are in time,
 * and it would grant more than its budget.
 */
async function inTime(answer: Promise<unknown>): Promise<unknown> {
  const ended = new AbortController()
  const { signal } = ended
  const late = async () => {
    await sleep(VALKEY_LIMIT_MS, undefined, { signal })
    await nextTurn(undefined, { signal })
    throw new Error(`no answer within ${VALKEY_LIMIT_MS} ms`)
  }
  try {
    return await Promise.race([answer, late()])
  } finally {
    ended.abort()
  }
}
