import type { TFunction } from 'i18next'
import { i18nOf } from '#app/lib/i18n/i18n.ts'
import { documentLocale } from '#app/lib/locale/locale.ts'
import { notify } from '#app/lib/notify/notify.ts'

// The cookie `merged`: report of a guest cart merged at login, set by the GraphQL layer until a page has shown it.
import { plainCookie, readCookie } from '#app/lib/http/cookies.ts'

/**
 * Number of lines added, summed, reduced and dropped; `left` is the remaining quantity when exactly one was reduced.
 */
export type Merged = Record<'added' | 'summed' | 'reduced' | 'dropped' | 'left', number>

/** Returns the report of a request; in the browser, whose requests expose no cookies, of the document. */
export function pendingMergeReport(request?: Request): Merged | null {
  const value = request && typeof document === 'undefined' ? readCookie(request, 'merged') : valueIn()
  const counts = value
    ?.match(/^\d{1,3}(\.\d{1,3}){4}$/)?.[0]
    .split('.')
    .map(Number)
  if (!counts) return null
  const [added = 0, summed = 0, reduced = 0, dropped = 0, left = 0] = counts
  return { added, summed, reduced, dropped, left }
}

/** Deletes the report after it was shown. Browser only. */
export function clearMergeReport(): void {
  document.cookie = plainCookie('merged', '', 0)
}

function valueIn(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.cookie.match(/(?:^|; ?)merged=([^;]*)/)?.[1]
}

/** Returns e.g. 'ضفنا منتجين لسلتك. قلّلنا منتج لـ 3. منتج مابقاش متاح.', without the parts that are zero. */
export function mergedText({ added, summed, reduced, dropped, left }: Merged, t: TFunction<'cart'>): string {
  const parts = [
    added > 0 && t('merged.added', { count: added }),
    summed > 0 && t('merged.summed', { count: summed }),
    reduced > 0 && (left > 0 ? t('merged.reducedTo', { left }) : t('merged.reduced', { count: reduced })),
    dropped > 0 && t('merged.dropped', { count: dropped }),
  ]
  return parts.filter(Boolean).join(' ')
}

/** Shows the report of the merged guest cart once. Browser only. */
export function showMergeReport(): void {
  const merged = pendingMergeReport()
  if (!merged) return
  clearMergeReport()
  const locale = documentLocale()
  const title = mergedText(merged, i18nOf(locale).getFixedT(locale, 'cart'))
  notify({ type: merged.reduced + merged.dropped > 0 ? 'warning' : 'success', title })
}
