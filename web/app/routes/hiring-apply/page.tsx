import { useTranslation } from 'react-i18next'
import { birthDateIn } from '#app/domains/account/profile/birth-date.ts'
import { genderIn } from '#app/domains/account/profile/gender.ts'
import { AboutFields } from '#app/domains/account/person-fields.tsx'
import { ApplyForm } from '#app/domains/career/apply-form.tsx'
import { applyWrite } from '#app/domains/career/apply-write.ts'
import { branchStepPath } from '#app/domains/career/career-paths.ts'
import { orClosed } from '#app/domains/career/closed-job.ts'
import { JobColumns } from '#app/domains/career/job-columns.tsx'
import { JobHead } from '#app/domains/career/job-head.tsx'
import { pageMeta, rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserAction, browserLoader } from '#app/lib/route/in-browser.ts'
import { serverAction, serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { keepAfterWrites } from '#app/lib/route/should-revalidate.ts'
import { useRootData } from '#app/shell/root-data.ts'
import type { Route } from './+types/page'
import { HiringApplicantDocument, HiringApplyPageDocument } from './__generated__/page.ts'

const load = async ({ params, url }: Visit, query: Query) => {
  const { job } = await query(HiringApplyPageDocument, { id: params.job ?? '' }, { subject: ['job', 'job.branches'] }).catch((thrown: unknown) => orClosed(thrown, query))
  const wanted = url.searchParams.get('branch')
  const branch = job.branches.find(({ id, slug }) => slug === wanted || id === wanted)
  if (!branch) throw goTo(`${branchStepPath(job)}?choose`)
  const { viewer } = await query(HiringApplicantDocument, {}, { fresh: true })
  return { job, branch, viewer }
}

const write = applyWrite({ gender: genderIn, dateOfBirth: birthDateIn })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(write)
export const clientAction = browserAction(write)
export const shouldRevalidate = keepAfterWrites

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: textOf(rootOf(args).locale)('career:apply.title'), hidden: true })

export { JobProblem as ErrorBoundary } from '#app/shell/job-problem.tsx'

/** The fourth step: who applies for the job in `?branch=`, with a CV. */
export default function HiringApplyPage({ loaderData: { job, branch, viewer } }: Route.ComponentProps) {
  const { t } = useTranslation('career')
  const { year } = useRootData()
  return (
    <JobColumns now="apply" job={{ ...job, branches: [branch] }}>
      <JobHead
        back={`${branchStepPath(job)}?branch=${branch.slug}`}
        backLabel={t('steps.branch')}
        title={t('apply.title')}
        over={t('apply.what', { job: job.title, branch: branch.name })}
      />
      <ApplyForm
        jobId={job.id}
        branchId={branch.id}
        applicant={viewer}
        about={(state) => <AboutFields person={viewer ?? undefined} thisYear={year} {...state} />}
      />
    </JobColumns>
  )
}
