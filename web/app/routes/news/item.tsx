import { redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ShareLink } from '#app/domains/catalog/product/share-link.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { ArticleBody } from '#app/domains/content/articles/article-body.tsx'
import { ArticleHead } from '#app/domains/content/articles/article-head.tsx'
import { articleMeta } from '#app/domains/content/articles/article-meta.ts'
import { contentPaths, newsItemPath } from '#app/domains/content/content-paths.ts'
import { NewsCard } from '#app/domains/content/news/news-list.tsx'
import { Eyebrow, SectionHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/item'
import { NewsItemPageDocument, useNewsItemPageQuery } from './__generated__/item.ts'

const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(NewsItemPageDocument, { id }, { subject: 'newsItem' })
  const { newsItem } = page
  if (id !== newsItem.slug) throw redirect(newsItemPath(newsItem.slug) + url.search, 301)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const item = args.loaderData?.newsItem
  return articleMeta(args, 'news', item, newsItemPath(item?.slug ?? ''))
}

/** A news item, and the newest others. */
export default function NewsItemPage({ params: { id } }: Route.ComponentProps) {
  const { t, locale } = useTranslation('content')
  const { newsItem } = useNewsItemPageQuery({ variables: { id } }).data
  if (!newsItem) return null
  const { slug, kind, title, summary, publishedAt, cover } = newsItem
  const [body, more] = [newsItem.body ?? [], newsItem.more ?? []]
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={title} above={{ to: contentPaths.news, label: t('news.title') }} />
      <article>
        <ArticleHead
          above={<Eyebrow>{t(`news.kinds.${kind}`)}</Eyebrow>}
          title={title}
          summary={summary}
          cover={cover}
          facts={
            <>
              <p className="type-meta">
                <Text>{formatDate(publishedAt, locale)}</Text>
              </p>
              <ShareLink title={title} path={newsItemPath(slug)} />
            </>
          }
        />
        <ArticleBody blocks={body} />
      </article>
      {more.length > 0 ? (
        <section aria-labelledby="more" className="max-w-240 pt-section">
          <SectionHead id="more" title={t('news.more')} />
          <ul className="border-t border-line">
            {more.map((other) => (
              <li key={other.id}>
                <NewsCard item={other} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
