import Newspaper from 'lucide-react/icons/newspaper'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { growList } from '#app/lib/pagination/grow-list.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { BlogList, TopicChips } from '#app/domains/content/articles/blog-list.tsx'
import { contentPaths, topicOf, topicPath } from '#app/domains/content/content-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { BlogsPageDocument, useBlogsPageQuery } from './__generated__/page.ts'

/** Posts per page: one large and three rows of three. */
const FIRST = 10

const variablesOf = (search: string) => {
  const after = new URLSearchParams(search).get('after')
  return { first: FIRST, after, topic: topicOf(search) }
}

const load = async ({ url }: Visit, query: Query) => {
  const variables = variablesOf(url.search)
  const page = await query(BlogsPageDocument, variables, { subject: 'blogPosts' })
  await growList(
    url,
    page.blogPosts,
    async (after) => (await query(BlogsPageDocument, { ...variables, after }, { subject: 'blogPosts' })).blogPosts,
  )
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  const topic = topicOf(args.location.search)
  const title = topic === null ? t('content:blog.title') : t(`content:blog.topics.${topic}`)
  return pageMeta(args, { title, description: t('content:blog.text'), canonical: topicPath(topic) })
}

/** The shop's posts. `?topic=`: filter; `?after=`: cursor of older posts. */
export default function BlogsPage() {
  const { t } = useTranslation('content')
  const { search } = useLocation()
  const variables = variablesOf(search)
  const {
    data: { blogPosts },
    fetchMore,
  } = useBlogsPageQuery({ variables })
  if (!blogPosts) return null
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={t('blog.title')} />
      <PageHead title={t('blog.title')} className="mb-6 lg:mb-8">
        <Text>{t('blog.text')}</Text>
      </PageHead>
      <TopicChips chosen={variables.topic} />
      {blogPosts.nodes.length === 0 ? (
        <EmptyState
          icon={<Newspaper aria-hidden="true" />}
          title={t('blog.none')}
          action={
            <Button asChild>
              <Link to={contentPaths.blogs}>{t('blog.title')}</Link>
            </Button>
          }
        >
          {t('blog.noneText')}
        </EmptyState>
      ) : (
        <BlogList
          key={search}
          connection={blogPosts}
          continued={variables.after !== null}
          load={(after) => fetchMore({ variables: { after } })}
        />
      )}
    </div>
  )
}
