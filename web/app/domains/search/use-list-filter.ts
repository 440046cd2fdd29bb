import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { filterPath, type ListFilter, readFilter } from './list-filter.ts'

/**
 * Returns the filter of the URL or of a pending navigation, so that a press shows at once. `change` navigates to
 * another filter and keeps focus and scroll position, or scrolls to the top.
 */
export function useListFilter() {
  const { search } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const pending = next !== undefined && next.pathname === '/search' && next.search !== search
  const shown = pending ? next.search : search
  const filter = useMemo(() => readFilter(new URLSearchParams(shown)), [shown])
  // Synchronous, because a pressed checkbox must not flip back until React renders.
  const change = (to: ListFilter, { toTop = false } = {}) =>
    void navigate(filterPath(to), { preventScrollReset: !toTop, flushSync: true })
  return { filter, pending, change }
}

/** Returns true once `underWay` has lasted `after` milliseconds, so that quick navigations do not flicker. */
export function useSlow(underWay: boolean, after = 150): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!underWay) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), after)
    return () => clearTimeout(timer)
  }, [underWay, after])
  return underWay && slow
}
