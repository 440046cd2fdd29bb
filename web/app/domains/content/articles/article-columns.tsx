import type { ArticleBody_BlockFragment } from './__generated__/article-body.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleContents } from './article-contents.tsx'

type Props = {
  blocks: readonly ArticleBody_BlockFragment[]
  /** Who reads it from beginning to end needs no contents on a phone. */
  wideOnly?: boolean
}

/** A long text with its parts beside it, on a narrow screen above it. */
export function ArticleColumns({ blocks, wideOnly = false }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
      <ArticleContents blocks={blocks} wideOnly={wideOnly} />
      <ArticleBody blocks={blocks} />
    </div>
  )
}

/** The products that stand in a text already, by id. */
export function productsWithin(blocks: readonly ArticleBody_BlockFragment[]): Set<string> {
  return new Set(blocks.flatMap((block) => (block.__typename === 'ProductsBlock' ? block.products.map(({ id }) => id) : [])))
}
