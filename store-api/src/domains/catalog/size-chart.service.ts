import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { SizeChart } from './catalog.schema.ts'
import { keyOf } from './key.ts'
import { selectSizeChart } from './size-chart.queries.ts'

/** A size chart by id or slug. Throws NOT_FOUND. */
export async function getSizeChart({ db, language }: Context, idOrSlug: string): Promise<SizeChart> {
  const chart = await selectSizeChart(db, language, keyOf(idOrSlug))
  if (!chart) throw new ApiError('NOT_FOUND')
  return chart
}
