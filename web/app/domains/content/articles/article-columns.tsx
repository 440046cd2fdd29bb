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

/** A shelf of fewer stands lost on a wide screen. */
const SHELF = 3

/** The products of a text that are shown below it: those that do not stand in it already, or all when these are few. */
export function productsBelow<Product extends { id: string }>(
  all: readonly Product[],
  blocks: readonly ArticleBody_BlockFragment[],
): readonly Product[] {
  const within = new Set(blocks.flatMap((block) => (block.__typename === 'ProductsBlock' ? block.products.map(({ id }) => id) : [])))
  const others = all.filter(({ id }) => !within.has(id))
  return others.length > 0 && others.length < SHELF ? all : others
}
