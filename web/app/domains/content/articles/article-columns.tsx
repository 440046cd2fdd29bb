import type { ArticleBody_BlockFragment } from './__generated__/article-body.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleContents } from './article-contents.tsx'

type Props = {
  blocks: readonly ArticleBody_BlockFragment[]
  /** Whether phones omit the table of contents, for texts that are read from start to end. */
  wideOnly?: boolean
}

/** A long text with its table of contents beside it, on narrow screens above it. */
export function ArticleColumns({ blocks, wideOnly = false }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
      <ArticleContents blocks={blocks} wideOnly={wideOnly} />
      <ArticleBody blocks={blocks} />
    </div>
  )
}

/** Minimum number of products in a rail: fewer look lost on a wide screen. */
const SHELF = 3

/** Returns the products to show below a text: those not in the text itself, or all if these are few. */
export function productsBelow<Product extends { id: string }>(
  all: readonly Product[],
  blocks: readonly ArticleBody_BlockFragment[],
): readonly Product[] {
  const within = new Set(blocks.flatMap((block) => (block.__typename === 'ProductsBlock' ? block.products.map(({ id }) => id) : [])))
  const others = all.filter(({ id }) => !within.has(id))
  return others.length > 0 && others.length < SHELF ? all : others
}
