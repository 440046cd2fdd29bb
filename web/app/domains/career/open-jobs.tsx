import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'
import { JobCard } from './job-card.tsx'

/** The jobs that can be applied for, on the page of one that cannot. Nothing when there are none. */
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
