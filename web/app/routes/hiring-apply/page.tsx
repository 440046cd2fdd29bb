import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { birthDateIn } from '#app/domains/account/birth-date.ts'
import { AboutFields } from '#app/domains/account/person-fields.tsx'
import { ApplyForm } from '#app/domains/career/apply-form.tsx'
import { applyWrite } from '#app/domains/career/apply-write.ts'
import { branchStepPath } from '#app/domains/career/career-paths.ts'
import { throwWithOpenJobs } from '#app/domains/career/closed-job.ts'
import { JobColumns } from '#app/domains/career/job-columns.tsx'
import { JobHead } from '#app/domains/career/job-head.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import { useRootData } from '#app/shell/root-data.ts'
import type { Route } from './+types/page'
import {
  HiringApplicantPageDocument,
  HiringApplyPageDocument,
  useHiringApplicantPageQuery,
  useHiringApplyPageQuery,
} from './__generated__/page.ts'

const load = async ({ params, url }: Visit, query: Query) => {
  const { job } = await query(
    HiringApplyPageDocument,
    { id: params.job ?? '' },
    { subject: ['job', 'job.branches'] },
  ).catch((thrown: unknown) => throwWithOpenJobs(thrown, query))
  if (!findChosen(job.branches, url.searchParams)) throw goTo(`${branchStepPath(job)}?choose`)
  return query(HiringApplicantPageDocument, {}, { fresh: true })
}

/** Returns the branch of `?branch=`, an id or a slug. */
function findChosen<Branch extends { id: string; slug: string }>(
  branches: readonly Branch[],
  params: URLSearchParams,
): Branch | undefined {
  const wanted = params.get('branch')
  return branches.find(({ id, slug }) => slug === wanted || numberOf(id) === wanted)
}

const write = applyWrite({ dateOfBirth: birthDateIn })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(write)

export const meta = hiddenMeta((t) => t('career:apply.title'))

export { JobProblem as ErrorBoundary } from '#app/shell/job-problem.tsx'

/** The fourth step: the application for the job in the branch of `?branch=`. */
export default function HiringApplyPage({ params: { job: id } }: Route.ComponentProps) {
  const { t } = useTranslation('career')
  const [params] = useSearchParams()
  const { job } = useHiringApplyPageQuery({ variables: { id } }).data
  const { viewer } = useHiringApplicantPageQuery().data
  const { year } = useRootData()
  const branch = job?.branches && findChosen(job.branches, params)
  if (!job || !branch) return null
  return (
    <JobColumns now="apply" job={{ ...job, branches: [branch] }}>
      <JobHead
        back={`${branchStepPath(job)}?branch=${branch.slug}`}
        backLabel={t('steps.branch')}
        title={t('apply.title')}
        over={t('apply.what', { job: job.title, branch: branch.name })}
      />
      <ApplyForm
        write={write}
        jobId={job.id}
        branchId={branch.id}
        applicant={viewer}
        about={(state) => <AboutFields person={viewer ?? undefined} thisYear={year} {...state} />}
      />
    </JobColumns>
  )
}
