import { useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { suggestWrite } from '#app/domains/feedback/product-requests/product-request-write.ts'
import { RequestPage } from '#app/domains/feedback/product-requests/request-page.tsx'
import { sentNumber } from '#app/domains/feedback/sent-view.tsx'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Route } from './+types/page'
import { SuggestProductPageDocument, useSuggestProductPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) =>
  query(SuggestProductPageDocument, {}, { parts: ['clubs', 'brands', 'categories'] })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(suggestWrite)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, { title: t('feedback:suggest.title'), description: t('feedback:suggest.metaText') })
}

/** Suggests a product to the shop. `?q=`: the search without results. */
export default function SuggestProductPage() {
  const { t } = useTranslation('feedback')
  const [params] = useSearchParams()
  const { data: choices } = useSuggestProductPageQuery()
  return (
    <RequestPage
      kind="suggest"
      other={t('suggest.other')}
      choices={choices}
      name={params.get('q') ?? ''}
      sent={sentNumber(params)}
    />
  )
}
