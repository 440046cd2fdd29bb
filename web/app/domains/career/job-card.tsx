import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { ChevronForward } from '#app/ui/directional-icon.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { SectionHead } from '#app/ui/headings.tsx'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'
import { jobPath } from './career-paths.ts'
import { JobFacts } from './job-head.tsx'

const card = [
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-md border border-line-2 p-5 transition-colors',
  'hover:border-text-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')

/** A job in the list. The whole card is a link. */
export function JobCard({ job }: { job: JobCard_JobFragment }) {
  return (
    <li className={card}>
      <div className="grid h-full content-between gap-3">
        <div className="grid gap-1.5">
          <h3 className="type-h4">
            <Link to={jobPath(job)} viewTransition className="outline-none after:absolute after:inset-0">
              <Text>{job.title}</Text>
            </Link>
          </h3>
          <p className="text-15 text-text-2">
            <Text>{job.summary}</Text>
          </p>
        </div>
        <JobFacts job={job} />
      </div>
      <ChevronForward className="size-5 text-text-3" />
    </li>
  )
}

/** The open jobs, shown on the page of a closed one. Empty without open jobs. */
export function OpenJobs({ jobs }: { jobs: readonly JobCard_JobFragment[] }) {
  const { t } = useTranslation('career')
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="open" className="pt-6 pb-section">
      <SectionHead id="open" title={t('closed.open')} />
      <ul className="grid gap-3 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
