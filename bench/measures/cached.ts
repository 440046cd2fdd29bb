import { ask, callOf, type Operation } from '../graphql.ts'
import { race } from '../load.ts'
import type { Bench, Measure } from '../measure.ts'
import { allProducts, listOperation, productOperation } from '../pages.ts'
import { perSecond, type Row } from '../report.ts'

const BUDGET = { atLeast: 0.5 }

/** A page that many look at, through GraphQL, against the same JSON as a constant from Fastify. */
export const cached: Measure = async (bench) => {
  const [product] = await allProducts(bench.stack.bff)
  const list = await against('list of 24', listOperation(), bench)
  return [list, await against('product', productOperation(product?.slug ?? ''), bench)]
}

async function against(page: string, operation: Operation, { stack, pace }: Bench): Promise<Row> {
  const { text, headers } = await ask(stack.bff, operation)
  const constant = await stack.constant(text, headers.get('content-type') ?? '')
  const call = callOf(operation)
  const [graphql, reference] = await race(
    [
      { name: `${page} through GraphQL`, url: stack.bff, calls: () => [call] },
      { name: 'the same JSON as a constant', url: constant, calls: () => [{ path: '/' }] },
    ],
    pace,
  )
  const [ours = 0, theirs = 1] = [graphql?.perSecond, reference?.perSecond]
  const judged = ours / theirs
  const size = `${(text.length / 1024).toFixed(0)} KiB`
  const value = `${judged.toFixed(2)} of a constant (${perSecond(ours)} to ${perSecond(theirs)}, ${size})`
  return { what: `${page}, GraphQL, cached`, value, judged, budget: BUDGET }
}
