import { store } from '#app/lib/storage/stored.ts'

/** Delay after arrival before the flag is saved, in milliseconds (specification §1, §9). */
export const AFTER = 1_000
const KEY = 'ad-click'
/**
 * Query parameters added by advertisements: those of Google, Meta, TikTok and Microsoft, and our own for all others.
 */
const PARAMETERS = ['gclid', 'fbclid', 'ttclid', 'msclkid', 'ad_click'] as const

/**
 * Stores in local storage that the visitor came from an advertisement: its kind and the time, never the click id. The
 * flag stays on the device, so it requires no consent. Browser only.
 */
export function rememberAdClick(search: string): void {
  const from = PARAMETERS.find((name) => new URLSearchParams(search).has(name))
  if (!from) return
  setTimeout(() => store('localStorage', KEY, { from, at: new Date().toISOString() }), AFTER)
}
