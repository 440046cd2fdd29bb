import { Link, useRouteError } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { jobsPath } from '#app/domains/career/career-paths.ts'
import { openJobsOf } from '#app/domains/career/closed-job.ts'
import { OpenJobs } from '#app/domains/career/job-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageProblem } from './page-error.tsx'

/** The `ErrorBoundary` of the job pages: shows the open jobs for a closed one. */
export function JobProblem() {
  const { t } = useTranslation('career')
  const jobs = openJobsOf(useRouteError())
  if (!jobs) return <PageProblem />
  const action = (
    <Button asChild>
      <Link to={jobsPath} viewTransition>
        {t('list.showAll')}
      </Link>
    </Button>
  )
  return (
    <>
      <PageProblem said={{ title: t('closed.title'), text: t('closed.text'), action }} />
      <OpenJobs jobs={jobs} />
    </>
  )
}
