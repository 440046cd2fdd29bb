import { useEffect, useState } from 'react'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { type FilterCountsQuery, useFilterCountsQuery } from './__generated__/filter-counts.ts'
import { filterPath, type ListFilter } from '#app/domains/search/list-filter.ts'
import { productFilter } from '#app/domains/search/list-query.ts'

/** Delay after the last change before the query, in milliseconds. */
const WAIT = 200

export type Counts = NonNullable<FilterCountsQuery['products']>

/**
 * Number of products and facets of a filter that is not applied yet. The previous counts stay until the new ones
 * arrive; `busy` is true meanwhile. `known`: counts of the initial filter, which saves its query.
 */
export function useFilterCounts(chosen: ListFilter, known?: Counts): { counts: Counts | undefined; busy: boolean } {
  // Sorting does not change counts.
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
  const { data, previousData, error } = useFilterCountsQuery({
    variables,
    skip: isFirst,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  })
  const failed = data?.products ? undefined : error
  useEffect(() => {
    if (failed) notifyError(failed)
  }, [failed])
  const got = isFirst ? known : data?.products
  return { counts: got ?? previousData?.products ?? known, busy: asked.path !== path || (!got && !failed) }
}
