import { useEffect, useRef } from 'react'

const SKIPPED = /^(jobId|branchId|cv)$/

/**
 * Keeps what is typed into a form while the tab is open, so that it is there again after a look at another page; files are not kept.
 * Gives the `ref` of something in the form. What is kept fills the form once, over what the page filled in.
 */
export function useDraft(key: string) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    fill(form, kept(key))
    const keep = () => {
      const texts = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !SKIPPED.test(name))
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [key])
  return inside
}

/** Forgets what was typed: it has been sent. */
export function forgetDraft(key: string): void {
  sessionStorage.removeItem(key)
}

function kept(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function fill(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`)) {
      if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) control.checked = control.value === value
      else control.value = value
    }
  }
}
