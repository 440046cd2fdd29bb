import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { listCards } from '#src/domains/catalog/product-card.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cursorOf, type PageSize } from '#src/http/cursor.ts'
import { type ArticleKey, type ArticleKeys, type ArticleSlice, selectIdsOfSlugs } from './article.queries.ts'
import type { NewsListQuery } from './article.schema.ts'
import type { ArticleBlock, StoredBlock } from './block.schema.ts'
import { scenePicture } from './scene-picture.ts'

const PAGE = 12
const cursor = cursorOf<ArticleKeys>('articles', ['micros', 'id'])

type ArticleList = 'blogs' | 'news'

/** Parses a key: digits are an id, other texts a slug. */
export function articleKey(idOrSlug: string): ArticleKey {
  return /^\d+$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug }
}

/** Returns the row range of a page: one extra row shows whether another page follows. */
export function readPaging(
  context: Context,
  list: ArticleList,
  query: NewsListQuery,
): { size: PageSize; slice: ArticleSlice } {
  const { first = PAGE, cursors } = query
  const after = query.after === undefined ? undefined : cursor.read(context, query.after, list)
  return { size: { first, cursors }, slice: { after, limit: first + 1, now: context.now() } }
}

/** Returns the rows of a page and its cursors. */
export function toPage<Row extends ArticleKeys>(
  context: Context,
  list: ArticleList,
  found: Row[],
  size: PageSize,
  total: number,
) {
  const { page, ...ends } = cursor.page(context, found, size, list)
  return { page, meta: { total, ...ends } }
}

/** Returns the row if it is public. Throws NOT_FOUND for none, GONE for a withdrawn one. */
export function readable<Row extends { withdrawn: boolean }>(row: Row | undefined): Row {
  if (!row) throw new ApiError('NOT_FOUND')
  if (row.withdrawn) throw new ApiError('GONE')
  return row
}

/** Returns cards by slug, without hidden and unknown products. */
export async function cardsOfSlugs(context: Context, slugs: string[]): Promise<Map<string, ProductCard>> {
  const ids = await selectIdsOfSlugs(context.db, slugs)
  const cards = await listCards(context, [...ids.values()])
  return new Map(
    [...ids].flatMap(([slug, id]): [string, ProductCard][] => {
      const card = cards.get(id)
      return card ? [[slug, card]] : []
    }),
  )
}

/** Returns the blocks of an answer without hidden products and empty blocks. */
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
