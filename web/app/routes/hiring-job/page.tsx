import MessageCircle from 'lucide-react/icons/message-circle'
import { Link, redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { branchStepPath, jobPath, jobsPath } from '#app/domains/career/career-paths.ts'
import { CareerSteps } from '#app/domains/career/career-steps.tsx'
import { throwWithOpenJobs } from '#app/domains/career/closed-job.ts'
import { JobDetails } from '#app/domains/career/job-details.tsx'
import { JobFacts, JobHead } from '#app/domains/career/job-head.tsx'
import { jobMeta } from '#app/domains/career/job-meta.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { whatsappShare } from '#app/lib/share/share.ts'
import { useRootData } from '#app/shell/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/page'
import { HiringJobPageDocument, useHiringJobPageQuery } from './__generated__/page.ts'

const load = async ({ params: { job: id = '' }, url }: Visit, query: Query) => {
  const page = await query(HiringJobPageDocument, { id }, { subject: 'job' }).catch((thrown: unknown) =>
    throwWithOpenJobs(thrown, query),
  )
  if (id !== page.job.slug) throw redirect(jobPath(page.job) + url.search, 301)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const job = args.loaderData?.job
  if (!job) return pageMeta(args, {})
  const { locale, origin } = rootData(args)
  const page = pageMeta(args, { title: job.title, description: job.summary, canonical: jobPath(job) })
  return import.meta.env.SSR ? [...page, ...jobMeta(job, locale, origin)] : page
}

export { JobProblem as ErrorBoundary } from '#app/shell/job-problem.tsx'

/** The second step: the details of a job. */
export default function HiringJobPage({ params: { job: id } }: Route.ComponentProps) {
  const { t, locale } = useTranslation('career')
  const { origin } = useRootData()
  const { job } = useHiringJobPageQuery({ variables: { id } }).data
  if (!job) return null
  const published = formatDate(job.publishedAt, locale)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-section lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-x-16">
      <div className="lg:col-span-2">
        <CareerSteps now="requirements" job={job} />
      </div>
      <JobHead
        back={jobsPath}
        backLabel={t('steps.jobs')}
        title={<Text>{job.title}</Text>}
        over={t(`departments.${job.department}`)}
      >
        <p className="max-w-160 text-16 text-text-2 lg:text-18">
          <Text>{job.summary}</Text>
        </p>
      </JobHead>
      <Panel as="aside" className="grid content-start gap-5 self-start lg:sticky lg:top-6 lg:row-span-2">
        <JobFacts job={job} whole />
        <Button asChild size="lg" block>
          <Link to={branchStepPath(job)} viewTransition>
            {t('job.choose')}
          </Link>
        </Button>
        <TextLink
          className="justify-self-center"
          href={whatsappShare({ title: job.title, url: origin + jobPath(job) })}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}
        >
          {t('job.share')}
        </TextLink>
        <p className="text-center text-13 text-text-3">
          <Text>{t('job.published', { day: published })}</Text>
        </p>
      </Panel>
      <JobDetails job={job} />
    </div>
  )
}
