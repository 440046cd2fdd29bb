import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { ComplaintForm } from '#app/domains/feedback/contact/complaint-form.tsx'
import { complaintWrite } from '#app/domains/feedback/contact/complaint-write.ts'
import { feedbackPaths } from '#app/domains/feedback/feedback-paths.ts'
import { FormColumns } from '#app/domains/feedback/form-columns.tsx'
import { sentNumber } from '#app/domains/feedback/sent-view.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { ComplaintsPageDocument, useComplaintsPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => query(ComplaintsPageDocument, {}, { parts: ['branches'] })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(complaintWrite)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('feedback:complaint.metaTitle'), description: t('feedback:complaint.metaText') })
}

/** Complaints and suggestions. `?order=` and `?branch=` (id or slug) fill in the matter. */
export default function ComplaintsPage() {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const { branches } = useComplaintsPageQuery().data
  const sent = sentNumber(params)
  const asked = params.get('branch')
  const branch = branches?.find(({ id, slug }) => numberOf(id) === asked || slug === asked)
  const about = { orderNumber: params.get('order')?.slice(0, 40), branchId: branch?.id }
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mt-10">
      <div>
        <TopTrail page={t('complaint.metaTitle')} above={{ to: feedbackPaths.contact, label: t('contact.title') }} />
        <PageHead title={t('complaint.metaTitle')}>{t('complaint.text')}</PageHead>
      </div>
      <FormColumns kind="C">
        {branches ? null : <MissingPart />}
        <ComplaintForm branches={branches ?? []} about={about} sent={sent} again={feedbackPaths.complaints} />
      </FormColumns>
    </div>
  )
}
