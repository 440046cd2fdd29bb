import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { formatHour } from '#app/lib/dates/format.ts'
import { weekdays } from '#app/lib/dates/names.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { cx } from '#app/ui/cx.ts'

/** The week in Egypt begins on Saturday. 0 is Sunday. */
const week = [6, 0, 1, 2, 3, 4, 5] as const

/** The hours of a branch on each day of the week, today's in bold; `now` is an ISO moment that the server told. */
export function BranchHours({ hours: { opens, closes }, now }: { hours: { opens: string; closes: string }; now: string }) {
  const { t, i18n } = useTranslation('branch')
  const locale = i18n.language as Locale
  const today = cairoTime(now).weekday
  const span = t('details.span', { from: formatHour(opens, locale), to: formatHour(closes, locale) })
  return (
    <table className="w-full text-15">
      <caption className="sr-only">{t('details.hours')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('details.day')}</th>
          <th scope="col">{t('details.time')}</th>
        </tr>
      </thead>
      <tbody>
        {week.map((day) => (
          <tr key={day} className={cx('border-b border-line last:border-0', day === today ? 'font-semibold' : 'text-text-2')}>
            <th scope="row" className={cx('py-2.5 text-start', day === today ? 'font-semibold' : 'font-normal')}>
              {weekdays[locale][day]}
              {day === today ? <span className="font-normal text-text-3"> · {t('details.today')}</span> : null}
            </th>
            <td className="py-2.5 text-end">
              <Text>{span}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
