/**
 * Inlined below the header as text, so it imports nothing. Shows a visitor's own in a document for everybody before it
 * is painted, from the record of her browser (`domains/session/own-record.ts`): numbers, labels, name and photo in the
 * header, hearts as the browser parses them. It changes attributes and one text alone, which hydration leaves as they
 * are; then Apollo's cache has the same record.
 */
export function showOwn(): void {
  type Kept = { data: { viewer: { id: string } | null }; locale: string; shown: string[][]; labels: string[][] }
  const { documentElement } = document
  // The owner of the drafts that this tab may hold (`lib/forms/keep-drafts.ts`).
  documentElement.dataset.owner = ''
  if (!document.cookie.includes('own_kept=1')) return
  try {
    const { data, locale, shown, labels } = JSON.parse(localStorage.getItem('own') ?? '') as Kept
    documentElement.dataset.owner = data.viewer?.id ?? ''
    // A label in the other language is worse than one without a number.
    const all = locale === documentElement.lang ? [...shown, ...labels] : shown
    const show = () => {
      for (const [selector = '', name = '', value = ''] of all)
        for (const element of document.querySelectorAll(selector))
          if (name) element.setAttribute(name, value)
          else if (element.textContent !== value) element.textContent = value
    }
    show()
    const parsed = new MutationObserver(show)
    parsed.observe(documentElement, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => parsed.disconnect())
  } catch {
    // No record, one that something else wrote, or no storage.
  }
}
