import { useRef } from 'react'
import type { NewsCard_ItemFragment } from './__generated__/news-card.ts'
import { ArticlesEnd } from '#app/domains/content/articles/articles-end.tsx'
import { NewsCard } from './news-card.tsx'

type Props = {
  connection: {
    nodes: readonly NewsCard_ItemFragment[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  load: (after: string) => Promise<unknown>
}

/** The shop's news, the newest first, and the way to older ones. */
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
