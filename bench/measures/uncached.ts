import { ask, callOf, type Operation } from '../graphql.ts'
import { type Contender, race } from '../load.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts, LIST_LENGTH, listOperation, type Product, productOperation } from '../pages.ts'
import { perSecond, type Row } from '../report.ts'

const BUDGET = { atLeast: 0.5 }
const headers = { 'accept-language': 'ar' }
/** A maximum price in piastres above all prices: it excludes nothing, and each increment is a request that no cache knows. */
const ABOVE_ALL = 50_000_000

/** Measures an uncached page through GraphQL against the REST calls that it takes. */
export const uncached: Measure = async (bench) => {
  const products = await allProducts(bench.stack.bff)
  const list = await compare('list of 24', listContenders(bench), bench)
  return [list, await compare('product', productContenders(bench, products), bench)]
}

function listContenders({ stack }: Bench): Contender[] {
  const rest = `/products?category=football-kits&sort=relevance&first=${LIST_LENGTH}&facets=true&priceTo=`
  const graphql = (n: number) => callOf(listOperation({ priceTo: ((ABOVE_ALL + n) / 100).toFixed(2) }))
  return [
    { name: 'list through GraphQL', url: stack.bff, calls: (n) => [graphql(n)] },
    { name: 'list by REST', url: stack.storeApi, calls: (n) => [{ path: rest + (ABOVE_ALL + n), headers }] },
  ]
}

/** Requests each product by its id and by its slug, which are two cache keys. */
function productContenders({ stack }: Bench, products: Product[]): Contender[] {
  const nth = (n: number) => products[n % products.length] ?? { id: '', slug: '', variants: [] }
  const keyOf = (n: number) => (Math.floor(n / products.length) % 2 === 0 ? nth(n).slug : nth(n).id)
  const rest = (n: number) => [
    { path: `/products/${keyOf(n)}`, headers },
    { path: `/related?ids=${nth(n).id}&first=10`, headers },
  ]
  return [
    { name: 'product through GraphQL', url: stack.bff, calls: (n) => [callOf(productOperation(keyOf(n)))] },
    { name: 'product by REST', url: stack.storeApi, calls: rest },
  ]
}

async function compare(page: string, contenders: Contender[], { pace }: Bench): Promise<Row> {
  const [graphql, rest] = await race(contenders, pace)
  const [ours = 0, theirs = 1] = [graphql?.perSecond, rest?.perSecond]
  const value = `${(ours / theirs).toFixed(2)} of REST (${perSecond(ours)} to ${perSecond(theirs)})`
  return { what: `${page}, GraphQL, uncached`, value, judged: ours / theirs, budget: BUDGET }
}

/** Counts the calls to the store API of one page with empty caches. */
export const upstreamCalls: Measure = async ({ stack }) => {
  const [product] = await allProducts(stack.bff)
  const list = await countCalls('list of 24', listOperation(), 3, stack)
  return [list, await countCalls('product', productOperation(product?.slug ?? ''), 4, stack)]
}

async function countCalls(page: string, operation: Operation, atMost: number, stack: Bench['stack']): Promise<Row> {
  const { url, stop } = await stack.coldBff()
  const { headers } = await ask(url, operation)
  await stop()
  const calls = Number(headers.get('x-upstream-calls') ?? NaN)
  return { what: `${page}, upstream calls`, value: String(calls), judged: calls, budget: { atMost } }
}
