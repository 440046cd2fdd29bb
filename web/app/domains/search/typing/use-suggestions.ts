import { useEffect, useState } from 'react'
import { useSearchSuggestionsQuery } from './__generated__/suggestions.ts'
import type { Suggestions } from './suggestion-groups.ts'

/** How long typing must rest before anything is asked, milliseconds. */
const REST = 120

/**
 * What the shop suggests for what is typed. A question that is no longer wanted is taken back; until the next answer comes the last
 * one stands, and `settled` is false. Without a network there is none.
 */
export function useSuggestions(typed: string, open: boolean): { found: Suggestions | undefined; settled: boolean } {
  const q = typed.trim().replace(/\s+/g, ' ')
  const asked = useRested(q)
  const { data, previousData, error } = useSearchSuggestionsQuery({ variables: { q: asked }, skip: !open, fetchPolicy: 'cache-and-network' })
  return {
    found: error ? undefined : (data ?? previousData)?.searchSuggestions ?? undefined,
    settled: open && asked === q && (data !== undefined || error !== undefined),
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
