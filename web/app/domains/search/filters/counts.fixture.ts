import { vi } from 'vitest'
import type { ProductFilter } from '#app/__generated__/schema.ts'
import { connection } from './facets.fixture.ts'

/** For tests: answers queries for counts; returns the filters of the queries. */
export function answerCounts(totalOf: (filter: ProductFilter) => number, facets = connection.facets): ProductFilter[] {
  const asked: ProductFilter[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { filter: ProductFilter } }
    asked.push(variables.filter)
    return Response.json({ data: { products: { ...connection, facets, totalCount: totalOf(variables.filter) } } })
  })
  return asked
}
