import { callOf } from '../graphql.ts'
import { type Contender, race, receive } from '../load.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts, listOperation, productOperation } from '../pages.ts'
import { perSecond, type Row } from '../report.ts'
import { listBuyable, newGuests } from './buyers.ts'

const BUDGET = { atLeast: 0.5 }
const headers = { accept: 'text/html', 'accept-language': 'ar', 'accept-encoding': 'br' }

/** Measures a cached page through GraphQL against the same JSON as a constant from Fastify. */
export const cached: Measure = async (bench) => {
  const [product] = await allProducts(bench.stack.bff)
  const compare = (page: string, call = callOf(listOperation())) =>
    compareWithConstant({ name: `${page}, GraphQL, cached`, url: bench.stack.bff, calls: () => [call] }, bench, BUDGET)
  return [await compare('list of 24'), await compare('product', callOf(productOperation(product?.slug ?? '')))]
}

/** Cookies of a visitor with a bag whose browser shows it in the pages of everybody. */
const WITH_BAG = 'cart=of-a-visitor; own_kept=1'

/**
 * Measures pages per second against the same HTML as a constant from Fastify: pages that everybody shares, for a guest
 * and for a visitor with a bag, and pages that are rendered for each request: lists by a highest price that no request
 * had before, products in turn, a guest's cart.
 */
export const serverRendering: Measure = async (bench) => {
  const { bff } = bench.stack
  const slugs = (await allProducts(bff)).map(({ slug }) => slug)
  const guest = await newGuests([bff], 30, await listBuyable(bff))(0)
  const list = (n: number) => `/search?category=football-kits&max=${100_000 + n}`
  const product = (n: number) => `/products/${slugs[n % slugs.length]}`
  const compare = (page: string, pathOf: (n: number) => string, cookie = '') =>
    compareWithConstant(
      {
        name: `${page}, page`,
        url: bench.stack.web,
        calls: (n) => [{ path: pathOf(n), headers: { ...headers, cookie } }],
      },
      bench,
    )
  return [
    await compare('list of 24, shared', () => list(0)),
    await compare('product, shared', () => product(0)),
    await compare('list of 24, with a bag', () => list(0), WITH_BAG),
    await compare('product, with a bag', () => product(0), WITH_BAG),
    await compare('list of 24, uncached', (n) => list(n + 1)),
    await compare('product, uncached', product),
    await compare('cart', () => '/cart', `cart=${guest.headers['x-cart-token']}`),
  ]
}

/**
 * Measures the answers per second of a contender, one call each, against its first answer as a constant from Fastify.
 * Throws when that answer is an error.
 */
export async function compareWithConstant(
  contender: Contender,
  { stack, pace }: Bench,
  budget?: Row['budget'],
): Promise<Row> {
  const [call] = contender.calls(0)
  const answer = await receive(contender.url, call ?? { path: '/' })
  if (answer.bytes.toString().startsWith('{"errors"'))
    throw new Error(`${contender.name}: ${answer.bytes.toString().slice(0, 500)}`)
  const constant = await stack.constant(answer)
  const [ours, theirs] = await race(
    [contender, { name: 'the constant', url: constant, calls: () => [{ path: '/' }] }],
    pace,
  )
  const rates = [ours?.perSecond ?? 0, theirs?.perSecond ?? 1] as const
  const judged = rates[0] / rates[1]
  const value = `${judged.toFixed(3)} of a constant (${perSecond(rates[0])} to ${perSecond(rates[1])}, ${(answer.bytes.length / 1024).toFixed(0)} KiB)`
  const ratios = (ours?.rates ?? []).map((rate, round) => rate / (theirs?.rates[round] ?? 1))
  const noise = (Math.max(...ratios) - Math.min(...ratios)) / judged
  return { what: contender.name, value, judged, noise, budget }
}
