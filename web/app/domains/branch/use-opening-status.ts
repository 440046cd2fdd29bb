import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatHour } from '#app/lib/dates/format.ts'

type Hours = { isOpen: boolean; opens: string; closes: string }

/**
 * Returns the opening status of branches: the closing time of the last open one, else the opening time of the first.
 */
export function useOpening(): (branches: readonly Hours[]) => { text: string; open: boolean } {
  const { t, locale } = useTranslation('branch')
  const hour = (time: string | undefined) => formatHour(time ?? '', locale)
  return (branches) => {
    const open = branches.filter(({ isOpen }) => isOpen)
    // 02:30 after midnight is later than 24:00.
    const late = open.filter(({ opens, closes }) => closes <= opens)
    const last = (late.length > 0 ? late : open)
      .map(({ closes }) => closes)
      .sort()
      .at(-1)
    if (open.length > 0) return { text: t('teaser.open', { hour: hour(last) }), open: true }
    return { text: t('teaser.closed', { hour: hour(branches.map(({ opens }) => opens).sort()[0]) }), open: false }
  }
}
