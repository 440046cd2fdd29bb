import { useSyncExternalStore } from 'react'

const KEY = 'recent-searches'
const MOST = 8
const LONGEST = 100
const none: readonly string[] = []

let read: { raw: string | null; terms: readonly string[] } = { raw: null, terms: none }
const watching = new Set<() => void>()

/**
 * Returns the recent searches of this browser, newest first, and follows changes. They are stored only in the browser;
 * none during server rendering.
 */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(watch, recentSearches, () => none)
}

/** Adds a search at the front; keeps at most eight. */
export function rememberSearch(text: string): void {
  const term = text.trim().replace(/\s+/g, ' ')
  if (term === '' || term.length > LONGEST) return
  keep([term, ...recentSearches().filter((each) => each !== term)].slice(0, MOST))
}

export function forgetSearch(term: string): void {
  keep(recentSearches().filter((each) => each !== term))
}

export function forgetSearches(): void {
  keep(none)
}

function recentSearches(): readonly string[] {
  const raw = stored()
  if (raw !== read.raw) read = { raw, terms: parsed(raw) }
  return read.terms
}

// Storage can be blocked; then there are no recent searches.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(KEY, JSON.stringify(terms))
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
  for (const tell of watching) tell()
}

function parsed(raw: string | null): readonly string[] {
  try {
    const terms: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MOST) : none
  } catch {
    return none
  }
}

function watch(changed: () => void): () => void {
  watching.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    watching.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
