import type { ReactNode } from 'react'
import { Link } from 'react-router'
import Banknote from 'lucide-react/icons/banknote'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatDay } from '#app/lib/dates/format.ts'
import { cx } from '#app/ui/cx.ts'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'

type Props = {
  /** Address of the previous step. */
  back: string
  backLabel: string
  title: ReactNode
  /** Line above the title. */
  over?: string
  children?: ReactNode
}

/** The head of a step: back link, job, title. */
export function JobHead({ back, backLabel, title, over, children }: Props) {
  const { t } = useTranslation('career')
  return (
    <header className="grid justify-items-start gap-2">
      <TextLink asChild icon={<ChevronBack />}>
        <Link to={back} viewTransition>
          <span className="sr-only">{t('back')} </span>
          {backLabel}
        </Link>
      </TextLink>
      {over ? (
        <p className="text-14 text-text-2">
          <Text>{over}</Text>
        </p>
      ) : null}
      <h1 className="type-h1">{title}</h1>
      {children}
    </header>
  )
}

const look = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 flex-none text-text-3' } as const

type JobFactsProps = {
  job: JobCard_JobFragment
  /** Whether to list all branches by name, one fact per row; else their number, in running lines. */ whole?: boolean
}

/** Summary of a job: place, working hours, pay, deadline. */
export function JobFacts({
  job: { employment, salaryFrom, salaryTo, closesOn, branches },
  whole = false,
}: JobFactsProps) {
  const { t, locale } = useTranslation('career')
  const [only] = branches ?? []
  const names = branches?.map(({ name }) => name) ?? []
  const where = whole || names.length < 3 ? names.join(t('list.comma')) : t('facts.branches', { count: names.length })
  const salary =
    salaryFrom && salaryTo ? t('facts.salary', { from: salaryFrom.formatted, to: salaryTo.formatted }) : null
  return (
    <ul className={cx('flex gap-x-6 text-text-2', whole ? 'flex-col gap-y-3 text-15' : 'flex-wrap gap-y-2 text-14')}>
      {only ? <Fact icon={<MapPin {...look} />} name={t('facts.where')} text={where} /> : null}
      <Fact icon={<Clock {...look} />} name={t('facts.employment')} text={t(`employment.${employment}`)} />
      {salary ? <Fact icon={<Banknote {...look} />} name={t('facts.pay')} text={salary} /> : null}
      {closesOn ? (
        <Fact
          icon={<CalendarClock {...look} />}
          name={t('facts.until')}
          text={t('facts.closes', { day: formatDay(closesOn, locale) })}
        />
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
