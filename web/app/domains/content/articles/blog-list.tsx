import { useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { BlogTopic } from '#app/__generated__/schema.ts'
import { Chip, ChipRow } from '#app/ui/chip.tsx'
import { topicPath, topics } from '#app/domains/content/content-paths.ts'
import type { BlogCard_PostFragment } from './__generated__/blog-card.ts'
import { ArticlesEnd } from './articles-end.tsx'
import { BlogCard, BlogGrid } from './blog-card.tsx'

type Props = {
  connection: {
    nodes: readonly BlogCard_PostFragment[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  /** Whether the list starts after a cursor in the address. */
  continued: boolean
  load: (after: string) => Promise<unknown>
}

/** The posts of a page, the newest one large, and the link to more. */
export function BlogList({ connection, continued, load }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { nodes } = connection
  const [newest, ...others] = nodes
  const lead = !continued && newest !== undefined
  return (
    <>
      <div ref={list} className="grid gap-14">
        {lead ? <BlogCard post={newest} lead priority /> : null}
        <BlogGrid posts={lead ? others : nodes} />
      </div>
      <ArticlesEnd {...{ connection, load, list }} />
    </>
  )
}

/** Links that filter the posts by topic. */
export function TopicChips({ chosen }: { chosen: BlogTopic | null }) {
  const { t } = useTranslation('content')
  return (
    <ChipRow label={t('blog.topicsLabel')} className="mb-8">
      {[null, ...topics].map((topic) => (
        <Chip key={topic ?? ''} asChild>
          <Link to={topicPath(topic)} aria-current={topic === chosen ? 'true' : undefined} preventScrollReset>
            {topic === null ? t('blog.all') : t(`blog.topics.${topic}`)}
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}
