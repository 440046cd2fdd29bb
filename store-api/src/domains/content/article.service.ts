import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ArticleListMeta, BlogArticle, BlogListQuery, BlogPost, ContentPage } from './article.schema.ts'
import { countPosts, type PostRow, selectComingIds, selectPage, selectPost, selectPosts } from './article.queries.ts'
import { articleKey, blocksOf, cardsOfSlugs, pageOf, readable, sliceOf } from './article-parts.service.ts'
import { minutesToRead, readBlocks, slugsOf } from './blocks.ts'
import { scenePicture } from './scene-picture.ts'

const MORE = 3
const COMING = 24

/** Returns a page of posts, the newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listPosts(
  context: Context,
  { topic, ...query }: BlogListQuery,
): Promise<{ data: BlogPost[]; meta: ArticleListMeta }> {
  const { db, language, now } = context
  const { first, slice } = sliceOf(context, query)
  const [found, total] = await Promise.all([selectPosts(db, language, topic, slice), countPosts(db, topic, now())])
  const { page, meta } = pageOf(found, first, total)
  return { data: page.map(postOf), meta }
}

/** Returns a post by id or slug. Throws NOT_FOUND; GONE when it was withdrawn. */
export async function getPost(context: Context, idOrSlug: string): Promise<BlogArticle> {
  const { db, language, now } = context
  const row = readable(await selectPost(db, language, articleKey(idOrSlug), now()))
  const blocks = readBlocks(row.body)
  const slugs = [...row.productSlugs, ...slugsOf(blocks)]
  const [cards, more] = await Promise.all([cardsOfSlugs(context, slugs), nextPosts(context, row)])
  return {
    post: postOf(row),
    body: blocksOf(blocks, cards),
    products: row.productSlugs.flatMap((slug) => cards.get(slug) ?? []),
    club: row.club,
    brand: row.brand,
    more: more.map(postOf),
  }
}

/** Returns a page by its slug. Throws NOT_FOUND. */
export async function getPage(context: Context, slug: string): Promise<ContentPage> {
  const row = await selectPage(context.db, context.language, slug)
  if (!row) throw new ApiError('NOT_FOUND')
  const { body, updatedAt, ...told } = row
  const blocks = readBlocks(body)
  return { ...told, body: blocksOf(blocks, await cardsOfSlugs(context, slugsOf(blocks))), updatedAt: updatedAt.toISOString() }
}

/** Returns the products under manufacturing, the newest first. */
export async function listComing(context: Context): Promise<ProductCard[]> {
  return listCardsInOrder(context, await selectComingIds(context.db, COMING))
}

async function nextPosts({ db, language, now }: Context, { id, topic }: PostRow): Promise<PostRow[]> {
  const few = { limit: MORE + 1, now: now() }
  const [alike, newest] = await Promise.all([selectPosts(db, language, topic, few), selectPosts(db, language, undefined, few)])
  const others = new Map([...alike, ...newest].map((row) => [row.id, row]))
  others.delete(id)
  return [...others.values()].slice(0, MORE)
}

function postOf({ id, slug, topic, title, summary, author, body, ...row }: PostRow): BlogPost {
  const minutes = minutesToRead(readBlocks(body))
  const cover = scenePicture(row.cover, row.coverAlt)
  return { id, slug, topic, title, summary, author, minutes, cover, publishedAt: row.publishedAt.toISOString() }
}
