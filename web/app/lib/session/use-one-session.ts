import { useEffect } from 'react'

const KEY = 'viewer'

/**
 * Keeps the shop's tabs with one customer: when another tab shows somebody else, or nobody any more, this one loads anew. `id`: whose
 * session this document has, '' for a guest, undefined when nobody knows.
 */
export function useOneSession(id: string | undefined, reload: () => void = () => location.reload()): void {
  useEffect(() => {
    if (id === undefined) return
    keep(id)
    const take = () => {
      const shown = kept()
      if (shown !== null && shown !== id) reload()
    }
    // `pageshow`: the way back brings a document as it was left, and what happened meanwhile was not told to it.
    addEventListener('storage', take)
    addEventListener('pageshow', take)
    return () => {
      removeEventListener('storage', take)
      removeEventListener('pageshow', take)
    }
  }, [id, reload])
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(id: string): void {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // No storage here: each tab finds out by itself, at its next page behind a guard.
  }
}
