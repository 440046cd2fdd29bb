import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { BranchesNear } from '#app/domains/branch/branches-near.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { ContactForm, contactWrite } from '#app/domains/feedback/contact/contact-form.tsx'
import { ContactHelp, ContactWays } from '#app/domains/feedback/contact/contact-ways.tsx'
import { sentNumber } from '#app/domains/feedback/sent-view.tsx'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { contactHours } from '#app/lib/shop/contact-hours.ts'
import { cx } from '#app/ui/cx.ts'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { ContactUsPageDocument, useContactUsPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => ({
  page: await query(ContactUsPageDocument, {}, { parts: ['branches'] }),
  now: new Date().toISOString(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(contactWrite)

export const meta = (args: Route.MetaArgs) => {
  const { locale, t } = rootData(args)
  const description = t('feedback:contact.metaText', contactHours(locale))
  return pageMeta(args, { title: t('feedback:contact.title'), description })
}

/** The contact page: apps, phone, contact message, branches. */
export default function ContactUsPage({ loaderData: { now } }: Route.ComponentProps) {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const sent = sentNumber(params)
  const { branches } = useContactUsPageQuery().data
  return (
    <div className="-mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mt-10">
      <div>
        <TopTrail page={t('contact.title')} />
        <PageHead title={t('contact.title')}>{t('contact.text')}</PageHead>
      </div>
      <div className="group/contact grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-12">
        {/* A form that was refused stands first: without JavaScript nothing leads down to it. */}
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] gap-8 lg:order-last noscript:group-has-[[aria-invalid=true]]/contact:order-last',
            sent && 'order-last',
          )}
        >
          <ContactWays now={now} />
          <ContactHelp />
        </div>
        <ContactForm sent={sent} />
      </div>
      {branches ? <BranchesNear branches={branches} /> : <MissingPart />}
    </div>
  )
}
