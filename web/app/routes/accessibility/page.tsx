import { pageMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { WrittenPage } from '#app/domains/content/articles/written-page.tsx'
import type { Route } from './+types/page'
import { AccessibilityPageDocument, useAccessibilityPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => {
  const page = await query(AccessibilityPageDocument, {}, { subject: 'contentPage' })
  return { page, statement: page.contentPage }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const statement = args.loaderData?.statement
  return pageMeta(args, { title: statement?.title, description: statement?.summary })
}

/** The accessibility statement, with a contact for problems. */
export default function AccessibilityPage() {
  const { contentPage } = useAccessibilityPageQuery().data
  return contentPage && <WrittenPage page={contentPage} />
}
