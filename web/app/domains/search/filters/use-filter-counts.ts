import { useEffect, useState } from 'react'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { type FilterCountsQuery, useFilterCountsQuery } from './__generated__/filter-counts.ts'
import { filterPath, type ListFilter } from '#app/domains/search/list-filter.ts'
import { productFilter } from '#app/domains/search/list-query.ts'

/** Milliseconds without another press before the store is asked. */
const WAIT = 200

export type Counts = NonNullable<FilterCountsQuery['products']>

/**
 * How many products a filter that is still being chosen would show, and its facets. Those of the last choice stay until the new
 * ones are there, `busy` says so. `known`: the counts of the filter that is chosen at first, when they are there already.
 */
export function useCounts(chosen: ListFilter, known?: Counts): { counts: Counts | undefined; busy: boolean } {
  // Their order changes no counts.
  const path = filterPath({ ...chosen, sort: 'relevance' })
  const [asked, setAsked] = useState({ path, chosen })
  const [first] = useState(known && path)
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ path, chosen }), WAIT)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- a filter is its path
  }, [path])
  const isFirst = asked.path === first
  const variables = { filter: productFilter(asked.chosen) }
  const { data, previousData, error } = useFilterCountsQuery({ variables, skip: isFirst, errorPolicy: 'all', fetchPolicy: 'cache-and-network' })
  const failed = data?.products ? undefined : error
  useEffect(() => {
    if (failed) notifyError(failed)
  }, [failed])
  const got = isFirst ? known : data?.products
  return { counts: got ?? previousData?.products ?? known, busy: asked.path !== path || (!got && !failed) }
}
