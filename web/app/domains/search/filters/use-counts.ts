import { useEffect, useState } from 'react'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { FilterCountsDocument, type FilterCountsQuery } from './__generated__/filter-counts.ts'
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
  const [got, setGot] = useState({ path: known ? path : '', counts: known })
  useEffect(() => {
    if (got.path === path) return
    let latest = true
    const timer = setTimeout(() => {
      loadQuery(FilterCountsDocument, { filter: productFilter(chosen) }, { subject: 'products' })
        .then(({ products }) => latest && setGot({ path, counts: products }))
        .catch((fault: unknown) => {
          if (!latest) return
          notifyError(fault)
          setGot({ path, counts: got.counts })
        })
    }, got.counts ? WAIT : 0)
    return () => {
      latest = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line exhaustive-deps -- a filter is its path
  }, [path, got])
  return { counts: got.counts, busy: got.path !== path }
}
