import type { Bench, Measure } from '../measure.ts'
import type { Row } from '../report.ts'
import { findDeliverableRegion, finishCart, placeOrder } from './checkout.ts'
import { listBuyable, measureBuyers, newGuests } from './buyers.ts'

/** Measures units added to the carts of new guests per second through GraphQL, by 10 at once: each creates a cart. */
export const adds: Measure = async (bench) => {
  const { bff } = bench.stack
  const add = newGuests([bff], 3, await listBuyable(bff))
  return [await measureBuyers('adds by new guests', bench, { buyers: 10, total: bench.orders * 2 }, add)]
}

/** Measures whole checkouts of all variants, by 10 and by 50 buyers. */
export const orders: Measure = async (bench) => {
  const { bff } = bench.stack
  const variants = await listBuyable(bff)
  return [
    await measureCheckouts('whole checkouts', bench, { bffs: [bff], buyers: 10, block: 4, variants }),
    await measureCheckouts('whole checkouts', bench, { bffs: [bff], buyers: 50, block: 5, variants }),
  ]
}

/** Units of the variant that everybody wants: more than are bought. */
const HOT_STOCK = 100_000

/** Measures whole checkouts of one variant by 50 buyers, through one and through two copies of bff and store API. */
export const hot: Measure = async (bench) => {
  const { bff, addStock, startCopy } = bench.stack
  const variants = (await listBuyable(bff)).slice(0, 1)
  for (const variant of variants) await addStock(variant, HOT_STOCK)
  const one = await measureCheckouts('checkouts of one variant', bench, { bffs: [bff], buyers: 50, block: 6, variants })
  const bffs = [bff, await startCopy()]
  const name = 'checkouts of one variant, two copies'
  const two = await measureCheckouts(name, bench, { bffs, buyers: 50, block: 7, variants })
  return [one, two]
}

type Guests = {
  /** The first tells where the shop delivers. */
  bffs: string[]
  /** Gives networks and mobiles of their own. */
  block: number
  variants: string[]
}
type Buyers = Guests & { buyers: number }

/** Measures whole checkouts per second, by new guests through GraphQL down to the disk of PostgreSQL. */
async function measureCheckouts(what: string, bench: Bench, { buyers, ...guests }: Buyers): Promise<Row> {
  return measureBuyers(what, bench, { buyers, total: bench.orders / 2 }, await prepareCheckouts(guests))
}

/**
 * Returns a function that orders as the `n`th new guest, with a mobile and a network of her own. It throws when
 * something is refused.
 */
export async function prepareCheckouts({ bffs, block, variants }: Guests): Promise<(n: number) => Promise<unknown>> {
  const add = newGuests(bffs, block, variants)
  const place = await findDeliverableRegion(bffs[0] ?? '')
  return async (n) => {
    const mobile = `010${20_000_000 + block * 1_000_000 + n}`
    return placeOrder(await finishCart(await add(n), mobile, place), crypto.randomUUID())
  }
}
