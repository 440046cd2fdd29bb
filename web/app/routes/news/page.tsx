import Newspaper from 'lucide-react/icons/newspaper'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { growList } from '#app/lib/pagination/grow-list.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { MissingPart } from '#app/lib/route/missing-part.tsx'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { contentPaths } from '#app/domains/content/content-paths.ts'
import { NewsList } from '#app/domains/content/news/news-list.tsx'
import { StatsBand } from '#app/domains/content/stats-band.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { NewsPageDocument, useNewsPageQuery } from './__generated__/page.ts'

const FIRST = 8

const variablesOf = (search: string) => ({ first: FIRST, after: new URLSearchParams(search).get('after') })

const load = async ({ url }: Visit, query: Query) => {
  const from = (after: string | null) =>
    query(NewsPageDocument, { first: FIRST, after }, { subject: 'news', parts: ['shopStats'] })
  const page = await from(variablesOf(url.search).after)
  await growList(url, page.news, async (after) => (await from(after)).news)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  return pageMeta(args, {
    title: t('content:news.title'),
    description: t('content:news.text'),
    canonical: contentPaths.news,
  })
}

/** The shop's news and statistics. `?after=`: cursor of older news. */
export default function NewsPage() {
  const { t } = useTranslation('content')
  const { search } = useLocation()
  const {
    data: { news, shopStats },
    fetchMore,
  } = useNewsPageQuery({ variables: variablesOf(search) })
  if (!news) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={t('news.title')} />
      <PageHead title={t('news.title')} className="mb-6 lg:mb-8">
        <Text>{t('news.text')}</Text>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-16">
        <section aria-label={t('news.latest')}>
          {news.nodes.length === 0 ? (
            <EmptyState
              icon={<Newspaper aria-hidden="true" />}
              title={t('news.none')}
              action={
                <Button asChild>
                  <Link to={topPaths.newArrivals}>{t('coming.arrivals')}</Link>
                </Button>
              }
            />
          ) : (
            <NewsList key={search} connection={news} load={(after) => fetchMore({ variables: { after } })} />
          )}
        </section>
        {shopStats ? <StatsBand stats={shopStats} narrow /> : <MissingPart />}
      </div>
    </div>
  )
}
