import { Link, redirect } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { clubPath } from '#app/domains/catalog/catalog-paths.ts'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { ShareLink } from '#app/domains/catalog/product/share-link.tsx'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { ArticleColumns, productsBelow } from '#app/domains/content/articles/article-columns.tsx'
import { ArticleHead } from '#app/domains/content/articles/article-head.tsx'
import { articleMeta } from '#app/domains/content/articles/article-meta.ts'
import { BlogGrid } from '#app/domains/content/articles/blog-card.tsx'
import { contentPaths, postPath, topicPath } from '#app/domains/content/content-paths.ts'
import { Eyebrow, SectionHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { BlogDetailsPageDocument, useBlogDetailsPageQuery } from './__generated__/page.ts'

const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(BlogDetailsPageDocument, { id }, { subject: 'blogPost' })
  const { blogPost } = page
  if (id !== blogPost.slug) throw redirect(postPath(blogPost.slug) + url.search, 301)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const post = args.loaderData?.blogPost
  return articleMeta(args, 'post', post, postPath(post?.slug ?? ''))
}

/** A post, its products, and related posts. */
export default function BlogDetailsPage({ params: { id } }: Route.ComponentProps) {
  const { t, locale } = useTranslation('content')
  const { blogPost } = useBlogDetailsPageQuery({ variables: { id } }).data
  if (!blogPost) return null
  const { slug, topic, title, summary, author, minutes, publishedAt, cover, club } = blogPost
  const [body, products, more] = [blogPost.body ?? [], blogPost.products ?? [], blogPost.more ?? []]
  const day = formatDate(publishedAt, locale)
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <TopTrail page={title} above={{ to: contentPaths.blogs, label: t('blog.title') }} />
      <article>
        <ArticleHead
          above={
            <Eyebrow>
              <Link to={topicPath(topic)} className="tap-area inline-block min-w-6 leading-6 hover:underline">
                {t(`blog.topics.${topic}`)}
              </Link>
            </Eyebrow>
          }
          title={title}
          summary={summary}
          cover={cover}
          facts={
            <>
              <p className="type-meta">
                <Text>{[t('blog.by', { author }), day, t('blog.minutes', { count: minutes })].join(' · ')}</Text>
              </p>
              <ShareLink title={title} path={postPath(slug)} />
            </>
          }
        />
        <ArticleColumns blocks={body} wideOnly />
      </article>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-section pt-section">
        <ProductRail
          title={t('blog.products')}
          products={productsBelow(products, body)}
          more={club ? { to: clubPath(club.slug), label: t('blog.club', { name: club.name }) } : undefined}
        />
        <section aria-labelledby="more">
          <SectionHead id="more" title={t('blog.more')} />
          <BlogGrid posts={more} level={3} />
        </section>
      </div>
    </div>
  )
}
