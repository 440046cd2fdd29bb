import { useSyncExternalStore } from 'react'
import { settingCookie } from '#app/lib/http/cookies.ts'
import { asTheme, type Theme } from './theme.ts'

const watchers = new Set<() => void>()

/** The theme of the document, and how to change it: the page now, the cookie for a year. `served` is what the server rendered. */
export function useTheme(served: Theme): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watch, () => asTheme(document.documentElement.dataset.theme) ?? served, () => served)
  return [theme, setTheme]
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.cookie = settingCookie('theme', theme)
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
