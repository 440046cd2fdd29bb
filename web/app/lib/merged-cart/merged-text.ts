import type { TFunction } from 'i18next'
import type { Merged } from './merged-cookie.ts'

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
