import { useEffect } from 'react'

const KEY = 'viewer'

/**
 * Keeps all tabs on one customer: reloads this tab when another one shows a different customer or a guest. `id` is the
 * customer of this document, '' for a guest, undefined when unknown.
 */
export function useOneSession(id: string | undefined, reload: () => void = () => location.reload()): void {
  useEffect(() => {
    if (id === undefined) return
    keep(id)
    const take = () => {
      const shown = readKept()
      if (shown !== null && shown !== id) reload()
    }
    // `pageshow`: the back/forward cache restores a document that missed the storage events.
    addEventListener('storage', take)
    addEventListener('pageshow', take)
    return () => {
      removeEventListener('storage', take)
      removeEventListener('pageshow', take)
    }
  }, [id, reload])
}

function readKept(): string | null {
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
    // Without storage each tab notices at its next guarded page.
  }
}
