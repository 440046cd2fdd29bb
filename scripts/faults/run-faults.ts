import { setTimeout as sleep } from 'node:timers/promises'
import { findDifferences, openBooks } from './books.ts'
import { DISK_FULL, type Fault, faults } from './faults.ts'
import type { Finding, Measure } from './measures.ts'
import type { Outcome } from '../checks/outcome.ts'
import { buildShop } from '../start/derived.ts'
import { startFaultyShop } from './shop.ts'
import { sendShoppers, type Visit } from './shoppers.ts'

/** Times of one fault in milliseconds since the shoppers began. */
type Period = { beganMs: number; endedMs: number; untilMs: number }
type Verdict = { pages: string; longestMs: number; wellAfterMs: number; failed: number }

/** The bff waits 3 s for a call of the store, and a page may hold a shopper for so long while something is broken. */
const LONGEST_MS = 3_500
/** So long after its cause is gone nothing may fail any more. */
const WELL_AFTER_MS = 5_000

type Row = Finding & { fault: string }

const SHOPPERS = 30
/** Before the first fault the caches fill, and between two the shop gets well. */
const REST_MS = WELL_AFTER_MS + 2_000

/** Breaks the shop in each way for `ms` milliseconds under 30 shoppers, and judges what they saw and what is in the books. */
export async function runFaults(chosen: readonly (Fault | Measure)[] = faults, ms = 5_000): Promise<Row[]> {
  const shop = await startFaultyShop({ hasDisk: chosen.some(({ name }) => name === DISK_FULL) })
  try {
    const before = await openBooks(shop.databaseUrl)
    const shoppers = await sendShoppers(shop, SHOPPERS)
    await sleep(REST_MS)
    const rows: Row[] = []
    for (const fault of chosen) {
      if ('measure' in fault) {
        rows.push({ fault: fault.name, ...(await fault.measure(shop, shoppers)) })
        await sleep(REST_MS)
        continue
      }
      const lacks = await fault.lacks?.(shop)
      if (lacks) {
        rows.push({ fault: fault.name, text: `not run: it needs ${lacks}`, isKept: true })
        continue
      }
      const beganMs = shoppers.nowMs()
      await fault.run(shop, ms)
      const endedMs = shoppers.nowMs()
      await sleep(REST_MS)
      const seen = judge(shoppers.visits, { beganMs, endedMs, untilMs: shoppers.nowMs() })
      rows.push({
        fault: fault.name,
        text: `${Math.round(endedMs - beganMs)} ms; pages ${seen.pages}; ${seen.failed} failed; longest ${Math.round(seen.longestMs)} ms; well after ${Math.round(seen.wellAfterMs)} ms`,
        isKept: seen.wellAfterMs <= WELL_AFTER_MS && (fault.stopsPages || seen.longestMs <= LONGEST_MS),
      })
    }
    await shoppers.stop()
    const differences = await findDifferences(shop.databaseUrl, before, shoppers.placed)
    const confirmed = shoppers.placed.filter(({ id }) => id !== null).length
    rows.push({
      fault: 'the books',
      text: differences.join('; ') || `${confirmed} of ${shoppers.placed.length} orders confirmed, 0 lost or doubled`,
      isKept: differences.length === 0,
    })
    return rows
  } finally {
    await shop.end()
  }
}

/**
 * Judges what shoppers saw: the share of pages that came during the fault, the longest wait for one answer from then
 * on, and how long after the fault the last failure was answered. The steps before an order are several answers.
 */
export function judge(visits: readonly Visit[], { beganMs, endedMs, untilMs }: Period): Verdict {
  const during = visits.filter(({ atMs }) => atMs >= beganMs && atMs < untilMs)
  const failed = during.filter(({ ok }) => !ok)
  const pages = during.filter(({ what, atMs }) => what === 'page' && atMs < endedMs)
  const came = pages.filter(({ ok }) => ok)
  return {
    pages: pages.length === 0 ? 'none asked' : `${came.length} of ${pages.length}`,
    longestMs: Math.max(0, ...during.filter(({ what }) => what !== 'checkout').map(({ ms }) => ms)),
    wellAfterMs: Math.max(0, ...failed.map(({ atMs, ms }) => atMs + ms - endedMs)),
    failed: failed.length,
  }
}

const SHORT = ['store-api killed', 'PostgreSQL killed']

/** The short form of `npm run faults`: each of its rows counts as a test. */
export async function faultsAreSurvived(): Promise<Outcome> {
  if (!process.env.CHECKOUT) await buildShop()
  const rows = await runFaults(faults.filter(({ name }) => SHORT.includes(name)))
  const failures = rows.filter(({ isKept }) => !isKept).map(({ fault, text }) => `${fault}: ${text}`)
  return { passed: rows.length - failures.length, failed: failures.length, failures }
}
