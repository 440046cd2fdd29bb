import { ask, callOf, type Operation } from '../graphql.ts'
import type { Call } from '../load.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts, LIST_LENGTH, listOperation, type Product, productOperation, searchOperation } from '../pages.ts'
import type { Row } from '../report.ts'
import { compareWithConstant } from './constant.ts'

/** One fifteenth. */
const BUDGET = { atLeast: 0.067 }
/**
 * A maximum price in piastres above all prices: it excludes nothing, and each increment is a request that no cache
 * knows.
 */
const ABOVE_ALL = 50_000_000
const WORDS = ['تيشيرت', 'طقم', 'كورة', 'الأهلي', 'أسود', 'nike', 'shirt', 'kids']

interface Page {
  name: string
  graphql: (n: number) => Operation
  rest: (n: number) => string
}

/**
 * Measures pages of which each request is one that no cache knows, through GraphQL and by REST, against their JSON as a
 * constant.
 */
export const uncached: Measure = async (bench) => {
  const rows: Row[] = []
  const products = await allProducts(bench.stack.bff)
  await readAll(bench.stack.storeApi, products)
  const language = (n: number) => ({ 'accept-language': Math.floor(n / products.length / 2) % 2 === 0 ? 'ar' : 'en' })
  for (const { name, graphql, rest } of pagesOf(products)) {
    const compare = (way: string, url: string, call: (n: number) => Call, budget?: Row['budget']) => {
      const calls = (n: number) => [{ ...call(n), headers: { ...call(n).headers, ...language(n) } }]
      return compareWithConstant({ name: `${name}, ${way}, uncached`, url, calls }, bench, budget)
    }
    rows.push(await compare('REST', bench.stack.storeApi, (n) => ({ path: rest(n) })))
    rows.push(await compare('GraphQL', bench.stack.bff, (n) => callOf(graphql(n)), BUDGET))
  }
  return rows
}

/** Leaves the store's read model warm, which PostgreSQL is then asked for no more: a shop is asked all day. */
async function readAll(storeApi: string, products: Product[]): Promise<void> {
  for (const { slug } of products) await (await fetch(`${storeApi}/products/${slug}`)).text()
}

/** A product is asked for by its id and by its slug, in two languages: four cache keys. */
function pagesOf(products: Product[]): Page[] {
  const price = (n: number) => ({ priceTo: ((ABOVE_ALL + n) / 100).toFixed(2) })
  const rest = `/products?sort=relevance&first=${LIST_LENGTH}&facets=true`
  const wordOf = (n: number) => WORDS[n % WORDS.length] ?? ''
  const nth = (n: number) => products[n % products.length] ?? { id: '', slug: '', variants: [] }
  const keyOf = (n: number) => (Math.floor(n / products.length) % 2 === 0 ? nth(n).slug : nth(n).id)
  return [
    {
      name: 'list of 24',
      graphql: (n) => listOperation(price(n)),
      rest: (n) => `${rest}&category=football-kits&priceTo=${ABOVE_ALL + n}`,
    },
    {
      name: 'search',
      graphql: (n) => searchOperation({ q: wordOf(n), ...price(n) }),
      rest: (n) => `${rest}&q=${encodeURIComponent(wordOf(n))}&priceTo=${ABOVE_ALL + n}`,
    },
    {
      name: 'product',
      graphql: (n) => productOperation(keyOf(n)),
      rest: (n) => `/products/${keyOf(n).replace(/^Product_/, '')}`,
    },
  ]
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
