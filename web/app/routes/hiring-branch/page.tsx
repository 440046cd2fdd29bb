import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { BranchChoice } from '#app/domains/career/branch-choice.tsx'
import { jobPath } from '#app/domains/career/career-paths.ts'
import { throwWithOpenJobs } from '#app/domains/career/closed-job.ts'
import { JobColumns } from '#app/domains/career/job-columns.tsx'
import { JobHead } from '#app/domains/career/job-head.tsx'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Route } from './+types/page'
import { HiringBranchPageDocument, useHiringBranchPageQuery } from './__generated__/page.ts'

const load = async ({ params }: Visit, query: Query) => {
  const page = await query(
    HiringBranchPageDocument,
    { id: params.job ?? '' },
    { subject: ['job', 'job.branches'] },
  ).catch((thrown: unknown) => throwWithOpenJobs(thrown, query))
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = hiddenMeta((t) => t('career:branch.title'))

export { JobProblem as ErrorBoundary } from '#app/shell/job-problem.tsx'

/**
 * The third step: the choice of a branch. `?branch=`: the previous choice; `?choose`: the form was sent without one.
 */
export default function HiringBranchPage({ params: { job: id } }: Route.ComponentProps) {
  const { t } = useTranslation('career')
  const [params] = useSearchParams()
  const { job } = useHiringBranchPageQuery({ variables: { id } }).data
  if (!job?.branches) return null
  return (
    <JobColumns now="branch" job={job}>
      <JobHead back={jobPath(job)} backLabel={t('steps.requirements')} title={t('branch.title')} over={job.title} />
      <BranchChoice job={job} branches={job.branches} chosen={params.get('branch')} missing={params.has('choose')} />
    </JobColumns>
  )
}
