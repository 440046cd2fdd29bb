import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { CareerSteps } from '#app/domains/career/career-steps.tsx'
import { JobList, wantedIn } from '#app/domains/career/job-list.tsx'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { HiringPageDocument, useHiringPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => query(HiringPageDocument, {}, { subject: 'jobs' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('career:title'), description: t('career:metaText') })
}

/** The first step: the list of jobs. `?governorate=` and `?branch=`: filter. */
export default function HiringPage() {
  const { t } = useTranslation('career')
  const [params] = useSearchParams()
  const { jobs } = useHiringPageQuery().data
  if (!jobs) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-section">
      <CareerSteps now="jobs" />
      <PageHead title={t('title')}>{t('text')}</PageHead>
      <JobList jobs={jobs} wanted={wantedIn(params)} />
    </div>
  )
}
