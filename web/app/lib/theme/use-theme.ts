import { useSyncExternalStore } from 'react'
import { cookieIn, plainCookie } from '#app/lib/http/cookies.ts'
import { asTheme, type Theme } from './theme.ts'

const watchers = new Set<() => void>()

/**
 * Returns the theme of the document, and a function that changes it: the page immediately, the cookie for a year.
 * `served` is the theme that the server rendered.
 */
export function useTheme(served: Theme): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    watch,
    () => asTheme(document.documentElement.dataset.theme) ?? served,
    () => served,
  )
  return [theme, setTheme]
}

function setTheme(theme: Theme): void {
  document.cookie = plainCookie('theme', theme)
  show(theme)
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const changed of watchers) changed()
}

/** Applies the theme that another tab selected. Returns a function that stops it. Browser only. */
export function followTheme(): () => void {
  const follow = () => {
    const chosen = asTheme(cookieIn(document.cookie, 'theme'))
    if (chosen && chosen !== document.documentElement.dataset.theme) show(chosen)
  }
  follow()
  // Browsers without cookie events: the tab reads the cookie when it becomes visible.
  const cookies: EventTarget = 'cookieStore' in window ? window.cookieStore : new EventTarget()
  cookies.addEventListener('change', follow)
  document.addEventListener('visibilitychange', follow)
  addEventListener('pageshow', follow)
  return () => {
    cookies.removeEventListener('change', follow)
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('pageshow', follow)
  }
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
