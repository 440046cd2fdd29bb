import { useSyncExternalStore } from 'react'
import { cookieIn, settingCookie } from '#app/lib/http/cookies.ts'
import { asTheme, type Theme } from './theme.ts'

const watchers = new Set<() => void>()

/** The theme of the document, and how to change it: the page now, the cookie for a year. `served` is what the server rendered. */
export function useTheme(served: Theme): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watch, () => asTheme(document.documentElement.dataset.theme) ?? served, () => served)
  return [theme, setTheme]
}

function setTheme(theme: Theme): void {
  document.cookie = settingCookie('theme', theme)
  show(theme)
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const changed of watchers) changed()
}

/** Shows the theme that another tab chose. Returns how to stop. Browser only. */
export function followTheme(): () => void {
  const follow = () => {
    const chosen = asTheme(cookieIn(document.cookie, 'theme'))
    if (chosen && chosen !== document.documentElement.dataset.theme) show(chosen)
  }
  follow()
  // Browsers without cookie events: the tab reads the cookie when it is shown.
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
