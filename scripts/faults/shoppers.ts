import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { listBuyable, newGuests } from '../../bench/measures/buyers.ts'
import { findDeliverableRegion, finishCart, placeOrder } from '../../bench/measures/checkout.ts'

/** One answer that a shopper waited for; the time at which she asked counts from the start of her shopping. */
export type Visit = { what: 'page' | 'checkout' | 'order'; atMs: number; ms: number; ok: boolean }
/** An order that a shopper pressed for. Its id is null when she never got an answer that says so. */
export type Placed = { mobile: string; id: string | null }

export type Shoppers = Awaited<ReturnType<typeof sendShoppers>>

const PAGES = ['/', '/search?category=football-kits', '/about/best-seller', '/offers', '/branches']
/** One of so many things that a shopper does is an order. */
const ONE_ORDER_IN = 10
/** How long a shopper presses 'order' again. */
const PATIENCE_MS = 20_000

/**
 * Sends shoppers who read pages and order, each as soon as she has the last answer, until `stop`. Each order comes from
 * a guest, a network and a mobile of its own.
 */
export async function sendShoppers(shop: { web: string; bff: string }, count: number) {
  const visits: Visit[] = []
  const placed: Placed[] = []
  const place = await patiently(() => findDeliverableRegion(shop.bff))
  const add = newGuests([shop.bff], 100, await patiently(() => listBuyable(shop.bff)))
  const began = performance.now()
  let isOpen = true
  let guests = 0

  /** Notes how long an answer took. Returns undefined when it was a failure. */
  async function time<Result>(what: Visit['what'], work: Promise<Result>): Promise<Result | undefined> {
    const start = performance.now()
    const result = await work.catch(() => undefined)
    visits.push({ what, atMs: start - began, ms: performance.now() - start, ok: result !== undefined })
    return result
  }

  async function readPage(nth: number): Promise<true> {
    const path = PAGES[randomInt(PAGES.length)]
    const response = await fetch(shop.web + path, { headers: { 'x-forwarded-for': `10.99.0.${nth}` } })
    await response.text()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return true
  }

  /** Returns whether the order was confirmed. */
  async function order(): Promise<boolean> {
    const guest = (guests += 1)
    const mobile = `011${10_000_000 + guest}`
    const cart = await time(
      'checkout',
      add(guest).then((added) => finishCart(added, mobile, place)),
    )
    if (!cart) return false
    const entry: Placed = { mobile, id: null }
    placed.push(entry)
    const key = randomUUID()
    for (const end = performance.now() + PATIENCE_MS; !entry.id && performance.now() < end; await sleep(250))
      entry.id = (await time('order', placeOrder(cart, key))) ?? null
    return entry.id !== null
  }

  async function shopper(nth: number): Promise<void> {
    for (; isOpen; await sleep(20)) await (randomInt(ONE_ORDER_IN) === 0 ? order() : time('page', readPage(nth)))
  }

  const all = Promise.all(Array.from({ length: count }, (_, nth) => shopper(nth)))
  return {
    visits,
    placed,
    nowMs: () => performance.now() - began,
    /**
     * Lets further buyers order for `ms` milliseconds: as many at once as given, each as soon as the one before is done,
     * or so many new ones a second, whoever is served. Returns the orders that were confirmed a second within that time.
     */
    async buy(buyers: { atOnce: number } | { perSecond: number }, ms: number): Promise<number> {
      const start = performance.now()
      const isNow = () => performance.now() - start < ms
      let confirmed = 0
      const buyOnce = async () => (await order()) && isNow() && (confirmed += 1)
      const waiting: Promise<unknown>[] = []
      if ('atOnce' in buyers) {
        const buyer = async () => {
          while (isNow()) await buyOnce()
        }
        waiting.push(...Array.from({ length: buyers.atOnce }, buyer))
      } else
        for (; isNow(); await sleep(5))
          while (waiting.length < ((performance.now() - start) / 1_000) * buyers.perSecond) waiting.push(buyOnce())
      await Promise.all(waiting)
      return confirmed / (ms / 1_000)
    },
    async stop() {
      isOpen = false
      await all
    },
  }
}

/** Tries again: on a busy machine the first answers of a new shop come too late. */
async function patiently<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let tries = 10; ; await sleep(1_000))
    try {
      return await read()
    } catch (error) {
      if ((tries -= 1) === 0) throw error
    }
}
