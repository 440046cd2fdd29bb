import Banknote from 'lucide-react/icons/banknote'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDay } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { cx } from '#app/ui/cx.ts'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'

const look = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 flex-none text-text-3' } as const

type Props = { job: JobCard_JobFragment; /** Whether to list all branches by name, one fact per row; else their number, in running lines. */ whole?: boolean }

/** Summary of a job: place, working hours, pay, deadline. */
export function JobFacts({ job: { employment, salaryFrom, salaryTo, closesOn, branches }, whole = false }: Props) {
  const { t, i18n } = useTranslation('career')
  const locale = asLocale(i18n.language) ?? 'ar'
  const [only] = branches ?? []
  const names = branches?.map(({ name }) => name) ?? []
  const where = whole || names.length < 3 ? names.join(t('list.comma')) : t('facts.branches', { count: names.length })
  const salary = salaryFrom && salaryTo ? t('facts.salary', { from: salaryFrom.formatted, to: salaryTo.formatted }) : null
  return (
    <ul className={cx('flex gap-x-6 text-text-2', whole ? 'flex-col gap-y-3 text-15' : 'flex-wrap gap-y-2 text-14')}>
      {only ? <Fact icon={<MapPin {...look} />} name={t('facts.where')} text={where} /> : null}
      <Fact icon={<Clock {...look} />} name={t('facts.employment')} text={t(`employment.${employment}`)} />
      {salary ? <Fact icon={<Banknote {...look} />} name={t('facts.pay')} text={salary} /> : null}
      {closesOn ? (
        <Fact icon={<CalendarClock {...look} />} name={t('facts.until')} text={t('facts.closes', { day: formatDay(closesOn, locale) })} />
      ) : null}
    </ul>
  )
}

function Fact({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <li className="flex items-start gap-2">
      {icon}
      <span>
        <span className="sr-only">{name}: </span>
        <Text>{text}</Text>
      </span>
    </li>
  )
}
