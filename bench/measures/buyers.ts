import { ask, operationOf } from '../graphql.ts'
import { race } from '../load.ts'
import type { Bench } from '../measure.ts'
import { allProducts } from '../pages.ts'
import { perSecond, type Row } from '../report.ts'

/** Minimum stock of a bought variant, so that nothing is refused. */
const MIN_STOCK = 2

/** A guest with a cart and a network of her own, and the bff that she asks. */
export type Guest = { bff: string; headers: Record<string, string> }

/** Returns the ids of the variants that many guests can buy. */
export async function listBuyable(bff: string): Promise<string[]> {
  const variants = (await allProducts(bff)).flatMap((product) => product.variants)
  return variants.filter(({ available }) => available > MIN_STOCK).map(({ id }) => id)
}

/**
 * Returns a function that adds a unit of one of the variants to the cart of the `n`th new guest, through the bffs in
 * turns. Networks begin with `10.{block}`.
 */
export function newGuests(bffs: string[], block: number, variants: string[]): (n: number) => Promise<Guest> {
  return async (n) => {
    const bff = takeTurn(bffs, n)
    const network = { 'x-forwarded-for': `10.${block}.${n >> 8}.${n & 255}` }
    const input = { lines: [{ variantId: takeTurn(variants, n) }] }
    const added = await ask(bff, operationOf('CartLinesAdd', { input }), network)
    const token = added.headers.get('x-cart-token')
    if (!token) throw new Error(`No cart: ${added.text}`)
    return { bff, headers: { ...network, 'x-cart-token': token } }
  }
}

function takeTurn<Item>(items: Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('There is nothing to take turns with')
  return item
}

type Count = { buyers: number; total: number }

/**
 * Runs `work` for 0 to `total` - 1 with `buyers` in parallel, after as many others as a warm-up. The constant of
 * Fastify beside it is asked by autocannon with ten connections. Failures are counted; the first one is printed.
 */
export async function measureBuyers(
  what: string,
  { stack, pace }: Bench,
  { buyers, total }: Count,
  work: (n: number) => Promise<unknown>,
): Promise<Row> {
  let failed = 0
  /** Returns the durations of those that did not fail, in milliseconds. */
  const run = async (from: number, to: number) => {
    const times: number[] = []
    let next = from
    const buyer = async () => {
      for (let n = next++; n < to; n = next++) {
        const began = performance.now()
        await work(n).then(
          () => times.push(performance.now() - began),
          (error: Error) => {
            if (failed++ === 0) console.error(error.message)
          },
        )
      }
    }
    await Promise.all(Array.from({ length: buyers }, buyer))
    return times
  }
  await run(total, 2 * total)
  const began = performance.now()
  const times = await run(0, total)
  const rate = times.length / ((performance.now() - began) / 1000)
  const constant = await stack.constant({
    headers: { 'content-type': 'application/json' },
    bytes: Buffer.from('{"data":{"cart":null}}'),
  })
  const [theirs] = await race([{ name: 'the constant', url: constant, calls: () => [{ path: '/' }] }], {
    ...pace,
    rounds: 1,
  })
  const ratio = rate / (theirs?.perSecond ?? 1)
  times.sort((one, other) => one - other)
  const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`
  const value = `${perSecond(rate)}, ${ratio.toFixed(4)} of a constant, p50 ${at(0.5)}, p99 ${at(0.99)}, ${failed} of ${2 * total} failed`
  return { what: `${what}, ${buyers} at once`, value, judged: failed, budget: { atMost: 0 } }
}
