import { useLocation } from 'react-router'

/** Path and search of the page, without the crawlers' `lang`: where the switches come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.delete('lang')
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}
