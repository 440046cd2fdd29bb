import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDate } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { BlogCard_PostFragment } from './__generated__/blog-card.ts'
import { postPath } from '#app/domains/content/content-paths.ts'

type Props = {
  post: BlogCard_PostFragment
  /** The first post of a page: large, with picture and text side by side on wide screens. */
  lead?: boolean
  /** Whether its picture is on the first screen. */
  priority?: boolean
  level?: 2 | 3
}

/** A post in a list: picture, topic, title, summary, date, reading time. */
export function BlogCard({ post, lead = false, priority, level = 2 }: Props) {
  const { t, locale } = useTranslation('content')
  const Heading = `h${level}` as const
  const { slug, topic, title, summary, minutes, publishedAt, cover } = post
  return (
    <article
      className={cx(
        'group/post relative isolate grid min-w-0 content-start gap-4',
        lead && 'lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-10',
      )}
    >
      <div className={cx('aspect-3/2 overflow-hidden bg-plinth', lead ? 'rounded-lg' : 'rounded-md')}>
        <Picture
          base={cover.base}
          alt={cover.alt}
          width={1200}
          height={800}
          sizes={lead ? '(min-width: 64rem) 52rem, 100vw' : '(min-width: 64rem) 28rem, (min-width: 40rem) 48vw, 100vw'}
          priority={priority}
          className="object-cover transition-transform duration-(--t-slow) ease-out motion-safe:group-hover/post:scale-[1.035]"
        />
      </div>
      <div className="grid content-start gap-2">
        <p className="font-display text-13 font-semibold text-accent-text">{t(`blog.topics.${topic}`)}</p>
        <Heading className={lead ? 'type-h1' : 'type-h3 text-balance'}>
          <Link
            to={postPath(slug)}
            className={cx(
              'after:absolute after:inset-0 after:z-1 after:rounded-md',
              'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2',
            )}
            viewTransition
          >
            <Text>{title}</Text>
          </Link>
        </Heading>
        <p className={lead ? 'type-lead' : 'line-clamp-3 text-15 text-text-2'}>
          <Text>{summary}</Text>
        </p>
        <p className="type-meta">
          <Text>{`${formatDate(publishedAt, locale)} · ${t('blog.minutes', { count: minutes })}`}</Text>
        </p>
      </div>
    </article>
  )
}

/** A grid of posts. */
export function BlogGrid({ posts, level }: { posts: readonly BlogCard_PostFragment[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-x-card gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li
          key={post.id}
          // Alone in a row of two, its text stands beside its picture.
          className="min-w-0 sm:max-lg:last:odd:col-span-full sm:max-lg:last:odd:*:grid-cols-2 sm:max-lg:last:odd:*:items-center"
        >
          <BlogCard post={post} level={level} />
        </li>
      ))}
    </ul>
  )
}
