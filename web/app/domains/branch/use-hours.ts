import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatHour } from '#app/lib/dates/format.ts'
import type { Locale } from '#app/lib/locale/locale.ts'

/** The hours of a branch as people say them; undefined without a branch. */
export function useHours(branch: { opens: string; closes: string } | undefined): { from: string; to: string } | undefined {
  const { i18n } = useTranslation()
  const hour = (time: string) => formatHour(time, i18n.language as Locale)
  return branch && { from: hour(branch.opens), to: hour(branch.closes) }
}
