import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cairoTime } from '#app/lib/dates/cairo.ts'
import { formatHour, weekdays } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { useOpening } from './use-opening-status.ts'

/** The week in Egypt begins on Saturday. 0 is Sunday. */
const week = [6, 0, 1, 2, 3, 4, 5] as const

/** Table of a branch's opening hours, with today in bold. `now` is an ISO time from the server. */
export function BranchHours({
  hours: { opens, closes },
  now,
}: {
  hours: { opens: string; closes: string }
  now: string
}) {
  const { t, locale } = useTranslation('branch')
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
          <tr
            key={day}
            className={cx('border-b border-line last:border-0', day === today ? 'font-semibold' : 'text-text-2')}
          >
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

/** Shows whether a branch is open, and until or from when. */
export function OpenState({ branch }: { branch: { isOpen: boolean; opens: string; closes: string } }) {
  const { text, open } = useOpening()([branch])
  return (
    <p className={cx('flex items-center gap-2 text-14', open ? 'text-success' : 'text-text-2')}>
      <span aria-hidden="true" className={cx('size-2 flex-none rounded-full', open ? 'bg-success' : 'bg-text-3')} />
      <span>
        <Text>{text}</Text>
      </span>
    </p>
  )
}

/** Formats the hours of a branch in the page's language; undefined without a branch. */
export function useHours(
  branch: { opens: string; closes: string } | undefined,
): { from: string; to: string } | undefined {
  const { locale } = useTranslation()
  const hour = (time: string) => formatHour(time, locale)
  return branch && { from: hour(branch.opens), to: hour(branch.closes) }
}
