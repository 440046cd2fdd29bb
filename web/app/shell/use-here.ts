import { useLocation } from 'react-router'

/** Returns path and search of the page without `lang`, for the switches to lead back to. */
export function useHere(): string {
  return withoutLanguage(useLocation())
}

/** Returns path and search of a location without `lang`. */
export function withoutLanguage({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete('lang')
  const rest = params.toString()
  return rest ? `${pathname}?${rest}` : pathname
}
