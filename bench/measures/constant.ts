import { ask, callOf, type Operation } from '../graphql.ts'
import { type Call, race } from '../load.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts, listOperation, productOperation } from '../pages.ts'
import { perSecond, type Row } from '../report.ts'

const BUDGET = { atLeast: 0.5 }
const headers = { accept: 'text/html', 'accept-language': 'ar' }

/** Measures a cached page through GraphQL against the same JSON as a constant from Fastify. */
export const cached: Measure = async (bench) => {
  const [product] = await allProducts(bench.stack.bff)
  const list = await compareJson('list of 24', listOperation(), bench)
  return [list, await compareJson('product', productOperation(product?.slug ?? ''), bench)]
}

/** Measures server-rendered pages per second against the same HTML as a constant from Fastify. */
export const serverRendering: Measure = async (bench) => {
  const [product] = await allProducts(bench.stack.bff)
  const list = await compareHtml('list of 24', '/search?category=football-kits', bench)
  return [list, await compareHtml('product', `/products/${product?.slug}`, bench)]
}

async function compareJson(page: string, operation: Operation, { stack, pace }: Bench): Promise<Row> {
  const { text, headers } = await ask(stack.bff, operation)
  const constant = await stack.constant(text, headers.get('content-type') ?? '')
  const [ours, theirs] = await raceConstant(`${page} through GraphQL`, stack.bff, callOf(operation), constant, pace)
  const judged = ours / theirs
  const value = `${judged.toFixed(2)} of a constant (${perSecond(ours)} to ${perSecond(theirs)}, ${kib(text)})`
  return { what: `${page}, GraphQL, cached`, value, judged, budget: BUDGET }
}

async function compareHtml(page: string, path: string, { stack, pace }: Bench): Promise<Row> {
  const html = await (await fetch(stack.web + path, { headers })).text()
  const constant = await stack.constant(html, 'text/html; charset=utf-8')
  const [ours, theirs] = await raceConstant(`${page} as HTML`, stack.web, { path, headers }, constant, pace)
  const judged = ours / theirs
  return { what: `${page}, server rendering`, value: `${perSecond(ours)} pages, ${judged.toFixed(3)} of a constant (${kib(html)})`, judged }
}

/** Returns the answers per second of a call and of the constant. */
async function raceConstant(name: string, url: string, call: Call, constant: string, pace: Bench['pace']): Promise<[ours: number, theirs: number]> {
  const [ours, theirs] = await race([{ name, url, calls: () => [call] }, { name: 'the constant', url: constant, calls: () => [{ path: '/' }] }], pace)
  return [ours?.perSecond ?? 0, theirs?.perSecond ?? 1]
}

function kib(text: string): string {
  return `${(text.length / 1024).toFixed(0)} KiB`
}
