import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { withAdmin } from '../../store-api/src/db/testing-databases.ts'
import { type FaultyShop, PARTS } from './shop.ts'
import type { Shoppers, Visit } from './shoppers.ts'

/** The text of a whole row. */
export type Finding = { text: string; isKept: boolean }
/** Something that is judged by figures of its own. */
export type Measure = { name: string; measure: (shop: FaultyShop, shoppers: Shoppers) => Promise<Finding> }

const SAMPLE_MS = 5_000
/** Caches fill and code is compiled. */
const WARM_UP_MS = 60_000
const FLAT = 1.2

/** Compares the first and the last third of many minutes: memory of each process and times of answers. */
export const soak = (minutes: number): Measure => ({
  name: `${minutes} minutes`,
  async measure({ pidOf, databaseUrl }, shoppers) {
    // Twenty orders a second would sell out what they take turns with.
    await withAdmin(databaseUrl, (client) => client.query('update branch_stock set on_hand = on_hand + 10000'))
    await sleep(Math.min(WARM_UP_MS, minutes * 20_000))
    const beganMs = shoppers.nowMs()
    const samples: number[][] = []
    for (const end = beganMs + minutes * 60_000; shoppers.nowMs() < end; await sleep(SAMPLE_MS))
      samples.push(PARTS.map((part) => residentMb(pidOf(part))))
    const endedMs = shoppers.nowMs()
    const third = (endedMs - beganMs) / 3
    const visits = shoppers.visits.filter(({ atMs, ms }) => atMs >= beganMs && atMs + ms < endedMs)
    const failed = visits.filter(({ ok }) => !ok).length
    const first = visits.filter(({ atMs }) => atMs < beganMs + third)
    const last = visits.filter(({ atMs }) => atMs >= endedMs - third)
    const length = Math.ceil(samples.length / 3)
    const memory = PARTS.map((part, nth) => {
      const of = (some: number[][]) => Math.round(some.reduce((sum, each) => sum + (each[nth] ?? 0), 0) / some.length)
      return { part, from: of(samples.slice(0, length)), to: of(samples.slice(-length)) }
    })
    const times = (['page', 'order'] as const).map((what) => {
      const p95 = (some: Visit[]) =>
        quantile(
          some.filter((visit) => visit.what === what),
          0.95,
        )
      return { part: `${what} p95`, from: p95(first), to: p95(last) }
    })
    const rows = [...memory.map((each) => ({ ...each, unit: 'MB' })), ...times.map((each) => ({ ...each, unit: 'ms' }))]
    return {
      text: [
        `${visits.length} answers, ${failed} failed; first and last third`,
        ...rows.map(({ part, from, to, unit }) => `${part} ${from} and ${to} ${unit}`),
      ].join(', '),
      isKept: failed === 0 && rows.every(({ from, to }) => to <= FLAT * from),
    }
  },
})

const RUSH_MS = 20_000
/** Buyers who keep the shop busy; more at once only wait longer. */
const BUSY = 50
const GOODPUT = 0.8
/** Longest wait for a refusal (p95); the bff queues a first call for 1.5 s (bff/src/rest/resource-guards.ts). */
const REFUSED_MS = 3_500

/** Compares the orders of a busy shop with those when three times as many buyers come as it serves. */
export const rush: Measure = {
  name: '3 × the load',
  async measure(_, shoppers) {
    await shoppers.buy({ atOnce: BUSY }, RUSH_MS)
    const served = await shoppers.buy({ atOnce: BUSY }, RUSH_MS)
    const beganMs = shoppers.nowMs()
    const rushed = await shoppers.buy({ perSecond: 3 * served }, RUSH_MS)
    const visits = shoppers.visits.filter(({ atMs }) => atMs >= beganMs)
    const refused = visits.filter(({ what, ok }) => what === 'checkout' && !ok)
    const lost = visits.filter(({ what, ok }) => what === 'order' && !ok)
    const waitedMs = quantile(refused, 0.95)
    return {
      text: `${rushed.toFixed(1)} orders a second beside ${served.toFixed(1)} by ${BUSY} buyers at once; ${refused.length} refused before the order, p95 after ${waitedMs} ms; ${lost.length} at it`,
      isKept: rushed >= GOODPUT * served && waitedMs <= REFUSED_MS,
    }
  },
}

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}

function quantile(some: readonly { ms: number }[], share: number): number {
  const sorted = some.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}
