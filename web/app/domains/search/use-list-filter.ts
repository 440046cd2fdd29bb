import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { filterPath, type ListFilter, readFilter } from './list-filter.ts'

/**
 * The filter of the page's address, and while another one is being loaded that one, so that what was pressed is seen at once.
 * `change` goes to the list of another filter and leaves focus and scroll where they are, or begins at its top.
 */
export function useListFilter() {
  const { search } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const pending = next !== undefined && next.pathname === '/search' && next.search !== search
  const shown = pending ? next.search : search
  const filter = useMemo(() => readFilter(new URLSearchParams(shown)), [shown])
  // At once: a box that was pressed must not jump back until React finds time.
  const change = (to: ListFilter, { toTop = false } = {}) =>
    void navigate(filterPath(to), { preventScrollReset: !toTop, flushSync: true })
  return { filter, pending, change }
}

/** True once something has been under way for `after` ms: what is quick should not flicker. */
export function useSlow(underWay: boolean, after = 150): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!underWay) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), after)
    return () => clearTimeout(timer)
  }, [underWay, after])
  return underWay && slow
}
