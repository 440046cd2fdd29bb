import { Fragment } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'

/**
 * Matches Latin words, numbers, codes, phones, seasons, paths: `adidas`, `2026/27`, `#MD-48213`, `1,490`, `20%`, `+20
 * 100 000 0000`, `/cart`.
 */
const LATIN = /([#+/]?[A-Za-z0-9](?:[A-Za-z0-9 \u00a0.,:/%&'’+–-]*[A-Za-z0-9%])?)/
const ARABIC = /([\u0600-\u06ff](?:[\u0600-\u06ff\s]*[\u0600-\u06ff])?)/

/**
 * Renders a sentence and isolates its parts of the other direction (Latin in Arabic, Arabic in English), so that
 * numbers and names keep their order. Wrap it in a `<span>` inside a flex or grid parent.
 */
export function Text({ children }: { children: string }) {
  const { locale } = useTranslation()
  const arabic = locale === 'ar'
  // Splitting by a pattern with one group puts the matches at the odd indexes.
  return children.split(arabic ? LATIN : ARABIC).map((part, place) =>
    place % 2 === 0 ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <bdi key={place} dir={arabic ? 'ltr' : 'rtl'}>
        {part}
      </bdi>
    ),
  )
}
