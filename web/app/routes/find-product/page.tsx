import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { findWrite } from '#app/domains/feedback/product-requests/product-request-write.ts'
import { RequestPage } from '#app/domains/feedback/product-requests/request-page.tsx'
import { sentNumber } from '#app/domains/feedback/sent-view.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Route } from './+types/page'
import { FindProductPageDocument, useFindProductPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) =>
  query(FindProductPageDocument, {}, { parts: ['clubs', 'brands', 'categories'] })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(findWrite)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('feedback:find.title'), description: t('feedback:find.metaText') })
}

/** Asks the shop to find a product. `?q=`: the search without results. */
export default function FindProductPage() {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const { data: choices } = useFindProductPageQuery()
  return (
    <RequestPage
      kind="find"
      other={t('find.other')}
      choices={choices}
      name={params.get('q') ?? ''}
      sent={sentNumber(params)}
    />
  )
}
