import { ask, type Operation } from '../graphql.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts, listOperation, productOperation } from '../pages.ts'
import type { Row } from '../report.ts'

/** Calls to the store API that one page takes when nothing is known yet. */
export const upstreamCalls: Measure = async ({ stack }) => {
  const [product] = await allProducts(stack.bff)
  const list = await count('list of 24', listOperation(), 3, stack)
  return [list, await count('product', productOperation(product?.slug ?? ''), 4, stack)]
}

async function count(page: string, operation: Operation, atMost: number, stack: Bench['stack']): Promise<Row> {
  const { url, stop } = await stack.coldBff()
  const { headers } = await ask(url, operation)
  await stop()
  const calls = Number(headers.get('x-upstream-calls') ?? NaN)
  return { what: `${page}, upstream calls`, value: String(calls), judged: calls, budget: { atMost } }
}
