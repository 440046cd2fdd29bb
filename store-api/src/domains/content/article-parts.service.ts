import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { listCards } from '#src/domains/catalog/product-card.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type ArticleKey, type ArticleSlice, selectIdsOfSlugs } from './article.queries.ts'
import { readArticleCursor, writeArticleCursor } from './article-cursor.ts'
import type { ArticleBlock, StoredBlock } from './block.schema.ts'
import { scenePicture } from './scene-picture.ts'

const PAGE = 12

/** Digits are an id, anything else a slug. */
export function articleKey(idOrSlug: string): ArticleKey {
  return /^\d+$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug }
}

/** Which rows a page of a list needs: one more than it shows tells whether another page follows. */
export function sliceOf({ now }: Context, query: { first?: number; after?: string }): { first: number; slice: ArticleSlice } {
  const { first = PAGE } = query
  const after = query.after === undefined ? undefined : readArticleCursor(query.after)
  return { first, slice: { after, limit: first + 1, now: now() } }
}

/** The rows of a page, and where it ends. */
export function pageOf<Row extends { micros: number; id: number }>(found: Row[], first: number, total: number) {
  const page = found.slice(0, first)
  const last = page.at(-1)
  return { page, meta: { total, endCursor: last ? writeArticleCursor(last) : null, hasNext: found.length > first } }
}

/** The row, when anybody may read it. Throws NOT_FOUND for none, GONE for one that was withdrawn. */
export function readable<Row extends { withdrawn: boolean }>(row: Row | undefined): Row {
  if (!row) throw new ApiError('NOT_FOUND')
  if (row.withdrawn) throw new ApiError('GONE')
  return row
}

/** Cards by slug; of what is hidden or unknown there are none. */
export async function cardsOfSlugs(context: Context, slugs: string[]): Promise<Map<string, ProductCard>> {
  const ids = await selectIdsOfSlugs(context.db, slugs)
  const cards = await listCards(context, [...ids.values()])
  return new Map([...ids].flatMap(([slug, id]): [string, ProductCard][] => {
    const card = cards.get(id)
    return card ? [[slug, card]] : []
  }))
}

/** Blocks as they are answered; products that nobody can see any more leave their block, and an empty one leaves the text. */
export function blocksOf(blocks: readonly StoredBlock[], cards: ReadonlyMap<string, ProductCard>): ArticleBlock[] {
  return blocks.flatMap((block): ArticleBlock[] => {
    if (block.type === 'picture') {
      const { type, image, alt, caption } = block
      return [{ type, image: scenePicture(image, alt), caption }]
    }
    if (block.type !== 'products') return [block]
    const products = block.slugs.flatMap((slug) => cards.get(slug) ?? [])
    return products.length > 0 ? [{ type: 'products', products }] : []
  })
}
