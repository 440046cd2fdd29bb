import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'
import { CareerSteps } from './career-steps.tsx'
import { JobFacts } from './job-head.tsx'

type Props = { job: JobCard_JobFragment; now: 'branch' | 'apply'; children: ReactNode }

/** The layout of a step; on wide screens the job stays beside it. */
export function JobColumns({ job, now, children }: Props) {
  const { t } = useTranslation('career')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-section lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-x-16">
      <div className="lg:col-span-2">
        <CareerSteps now={now} job={job} />
      </div>
      <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] content-start gap-8">{children}</div>
      <Panel
        as="aside"
        aria-labelledby="job"
        className="grid content-start gap-5 self-start max-lg:hidden lg:sticky lg:top-6"
      >
        <div className="grid gap-1.5">
          <p className="text-14 text-text-2">{t(`departments.${job.department}`)}</p>
          <h2 id="job" className="type-h3">
            <Text>{job.title}</Text>
          </h2>
          <p className="text-15 text-text-2">
            <Text>{job.summary}</Text>
          </p>
        </div>
        <JobFacts job={job} whole />
      </Panel>
    </div>
  )
}
