import { useRef } from 'react'
import type { BlogTopic } from '#app/__generated__/schema.ts'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import type { BlogCard_PostFragment } from './__generated__/blog-card.ts'
import { MorePostsDocument } from './__generated__/more-articles.ts'
import { BlogCard, BlogGrid } from './blog-card.tsx'
import { MoreArticles } from './more-articles.tsx'
import { useMoreArticles } from './use-more-articles.ts'

type Props = {
  connection: {
    nodes: readonly BlogCard_PostFragment[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  /** As the page asked for them. */
  variables: { first: number; after: string | null; topic: BlogTopic | null }
}

/** The posts of a page, the newest one large, and the way to more. */
export function BlogList({ connection, variables }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const load = async (after: string) => (await loadQuery(MorePostsDocument, { ...variables, after }, { subject: 'blogPosts' })).blogPosts
  const { nodes, ...more } = useMoreArticles(connection, load)
  const [newest, ...others] = nodes
  const lead = variables.after === null && newest !== undefined
  return (
    <>
      <div ref={list} className="grid gap-14">
        {lead ? <BlogCard post={newest} lead priority /> : null}
        <BlogGrid posts={lead ? others : nodes} />
      </div>
      <MoreArticles {...more} list={list} shown={nodes.length} first={connection.nodes.length} total={connection.totalCount} />
    </>
  )
}
