/** When the flag is saved, in ms after the visitor came (specification §1, §9). */
export const AFTER = 1_000
const KEY = 'ad-click'
/** What advertisements add to an address: Google's, Meta's, TikTok's, Microsoft's, and our own for all others. */
const PARAMETERS = ['gclid', 'fbclid', 'ttclid', 'msclkid', 'ad_click'] as const

/**
 * Keeps in local storage that the visitor came from an advertisement: from what kind and when, never the number of the click. It
 * stays on the device, so it waits for nobody's agreement. Browser only.
 */
export function rememberAdClick(search: string): void {
  const from = PARAMETERS.find((name) => new URLSearchParams(search).has(name))
  if (!from) return
  setTimeout(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ from, at: new Date().toISOString() }))
    } catch {
      // A browser without storage remembers nothing.
    }
  }, AFTER)
}
