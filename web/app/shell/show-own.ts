/**
 * Inlined below the header as text, so it imports nothing. Shows a visitor's own in a document for everybody before it
 * is painted, from the record of her browser (`domains/session/own-record.ts`): numbers, labels, name and photo in the
 * header, hearts as the browser parses them. It changes attributes and one text alone, which hydration leaves as they
 * are; then Apollo's cache has the same record.
 */
export function showOwn(): void {
  type Kept = {
    data: { viewer: { id: string } | null }
    locale: string
    shown: Record<string, Record<string, string>>
    hearts?: string[]
  }
  const { documentElement } = document
  // Whose drafts this tab may hold (`lib/forms/keep-drafts.ts`).
  documentElement.dataset.owner = ''
  if (!/(?:^|; *)own_kept=1/.test(document.cookie)) return
  let kept: Kept | null = null
  try {
    kept = JSON.parse(localStorage.getItem('own') ?? 'null') as Kept | null
  } catch {
    // Not JSON, or no storage.
  }
  if (!kept?.data || !kept.shown) return
  const { data, locale, shown, hearts } = kept
  documentElement.dataset.owner = data.viewer?.id ?? ''
  for (const [part, attributes] of Object.entries(shown)) {
    const element = document.querySelector(`[data-own="${part}"]`)
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'text') element?.replaceChildren(value)
      // A label in the other language is worse than one without a number.
      else if (name !== 'aria-label' || locale === documentElement.lang) element?.setAttribute(name, value)
    }
  }
  if (!hearts?.length) return
  const wished = new Set(hearts.map((number) => `?product=${number}`))
  const press = () => {
    for (const heart of document.querySelectorAll('button[form=wishlist][aria-pressed=false]'))
      if (wished.has(heart.getAttribute('formaction')?.replace(/^[^?]*/, '') ?? '')) {
        heart.setAttribute('aria-pressed', 'true')
        heart.setAttribute('value', 'remove')
      }
  }
  const parsed = new MutationObserver(press)
  parsed.observe(documentElement, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => parsed.disconnect())
}
