import { useRef } from 'react'
import type { BlogCard_PostFragment } from './__generated__/blog-card.ts'
import { ArticlesEnd } from './articles-end.tsx'
import { BlogCard, BlogGrid } from './blog-card.tsx'

type Props = {
  connection: {
    nodes: readonly BlogCard_PostFragment[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  /** The list starts after a cursor of the address. */
  continued: boolean
  load: (after: string) => Promise<unknown>
}

/** The posts of a page, the newest one large, and the way to more. */
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
