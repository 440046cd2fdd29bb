import { i18nOf } from '#app/lib/i18n/i18n.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { notify } from '#app/lib/notify/notify.ts'
import { forgetMerge, untoldMerge } from './merged-cookie.ts'
import { mergedText } from './merged-text.ts'

/** Shows the report of the merged guest cart once. Browser only. */
export function tellMerge(): void {
  const merged = untoldMerge()
  if (!merged) return
  forgetMerge()
  const locale = asLocale(document.documentElement.lang) ?? 'ar'
  const title = mergedText(merged, i18nOf(locale).getFixedT(locale, 'cart'))
  notify({ type: merged.reduced + merged.dropped > 0 ? 'warning' : 'success', title })
}
