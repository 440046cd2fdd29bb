import { pageMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { LegalNumbers } from '#app/lib/shop/legal-numbers.tsx'
import { WrittenPage } from '#app/domains/content/articles/written-page.tsx'
import type { Route } from './+types/page'
import { TermsPageDocument, useTermsPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => {
  const page = await query(TermsPageDocument, {}, { subject: 'contentPage' })
  return { page, terms: page.contentPage }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const terms = args.loaderData?.terms
  return pageMeta(args, { title: terms?.title, description: terms?.summary })
}

/** The terms, with anchors for delivery and returns (`#delivery`, `#returns`). */
export default function TermsPage() {
  const { contentPage } = useTermsPageQuery().data
  if (!contentPage) return null
  return (
    <>
      <WrittenPage page={contentPage} />
      <LegalNumbers className="type-meta" />
    </>
  )
}
