import { useRef } from 'react'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import type { NewsCard_ItemFragment } from './__generated__/news-card.ts'
import { MoreNewsDocument } from '#app/domains/content/articles/__generated__/more-articles.ts'
import { MoreArticles } from '#app/domains/content/articles/more-articles.tsx'
import { NewsCard } from './news-card.tsx'
import { useMoreArticles } from '#app/domains/content/articles/use-more-articles.ts'

type Props = {
  connection: {
    nodes: readonly NewsCard_ItemFragment[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  /** As the page asked for them. */
  variables: { first: number; after: string | null }
}

/** The shop's news, the newest first, and the way to older ones. */
export function NewsList({ connection, variables }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const load = async (after: string) => (await loadQuery(MoreNewsDocument, { ...variables, after }, { subject: 'news' })).news
  const { nodes, ...more } = useMoreArticles(connection, load)
  return (
    <>
      <ul ref={list} className="border-t border-line">
        {nodes.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      <MoreArticles {...more} list={list} shown={nodes.length} first={connection.nodes.length} total={connection.totalCount} />
    </>
  )
}
