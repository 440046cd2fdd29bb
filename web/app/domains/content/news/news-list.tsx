import { Link } from 'react-router'
import { useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import { newsItemPath } from '#app/domains/content/content-paths.ts'
import { ArticlesEnd } from '#app/domains/content/articles/articles-end.tsx'
import type { NewsCard_ItemFragment } from './__generated__/news-list.ts'

/** A news item in a list: small picture, date, title. */
export function NewsCard({ item, level = 2 }: { item: NewsCard_ItemFragment; level?: 2 | 3 }) {
  const { t, locale } = useTranslation('content')
  const Heading = `h${level}` as const
  const { slug, kind, title, summary, publishedAt, cover } = item
  return (
    <article
      className={cx(
        'group/news relative isolate grid min-w-0 grid-cols-[minmax(0,1fr)_6.5rem] gap-4 border-b border-line py-5',
        'sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6',
      )}
    >
      <div className="order-last aspect-square overflow-hidden rounded-md bg-plinth sm:order-first sm:aspect-3/2">
        {cover ? (
          <Picture
            base={cover.base}
            alt={cover.alt}
            width={1200}
            height={800}
            sizes="(min-width: 40rem) 12rem, 7rem"
            className="object-cover transition-transform duration-(--t-slow) ease-out motion-safe:group-hover/news:scale-[1.035]"
          />
        ) : null}
      </div>
      <div className="grid content-start gap-1.5">
        <p className="type-meta">
          <span className="font-semibold text-accent-text">{t(`news.kinds.${kind}`)}</span>
          {' · '}
          <time dateTime={publishedAt}>
            <Text>{formatDate(publishedAt, locale)}</Text>
          </time>
        </p>
        <Heading className="type-h3 text-balance">
          <Link
            to={newsItemPath(slug)}
            className={cx(
              'after:absolute after:inset-0 after:z-1 after:rounded-md',
              'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2',
            )}
            viewTransition
          >
            <Text>{title}</Text>
          </Link>
        </Heading>
        <p className="line-clamp-3 text-15 text-text-2 sm:line-clamp-2">
          <Text>{summary}</Text>
        </p>
      </div>
    </article>
  )
}

type Props = {
  connection: {
    nodes: readonly NewsCard_ItemFragment[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  load: (after: string) => Promise<unknown>
}

/** The shop's news, the newest first, and the link to older ones. */
export function NewsList({ connection, load }: Props) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list} className="border-t border-line">
        {connection.nodes.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      <ArticlesEnd {...{ connection, load, list }} />
    </>
  )
}
