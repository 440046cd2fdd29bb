import { Compile } from 'typebox/compile'
import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type {
  BlogArticle,
  BlogListQuery,
  BlogPost,
  ContentPage,
  NewsArticle,
  NewsItem,
  NewsListQuery,
} from './article.schema.ts'
import {
  countNews,
  countPosts,
  type NewsRow,
  type PostRow,
  selectComingIds,
  selectNews,
  selectNewsItem,
  selectPage,
  selectPost,
  selectPosts,
} from './article.queries.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import { articleKey, blocksOf, cardsOfSlugs, toPage, readable, readPaging } from './article-parts.service.ts'
import { scenePicture } from './scene-picture.ts'
import { StoredBlock } from './block.schema.ts'

const stored = Compile(StoredBlock)

/** Words per minute of an adult reader in both languages. */
const PACE = 180

/** Returns the blocks of a stored body without unknown ones: one wrong entry must not break the page. */
export function readBlocks(body: unknown): StoredBlock[] {
  return Array.isArray(body) ? body.filter((block): block is StoredBlock => stored.Check(block)) : []
}

/** Returns the reading time in whole minutes, at least one. */
export function minutesToRead(blocks: readonly StoredBlock[]): number {
  const words = blocks.flatMap(blockTexts).join(' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE))
}

function slugsOf(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'products' ? block.slugs : []))
}

function blockTexts(block: StoredBlock): string[] {
  if (block.type === 'list') return block.items
  if (block.type === 'table') return [...block.head, ...block.rows.flat()]
  return 'text' in block ? [block.text] : []
}

const MORE_POSTS = 3
const COMING = 24

/** Returns a page of posts, the newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listPosts(
  context: Context,
  { topic, ...query }: BlogListQuery,
): Promise<{ data: BlogPost[]; meta: PageMeta }> {
  const { db, language, now } = context
  const { size, slice } = readPaging(context, 'blogs', query)
  const [found, total] = await Promise.all([selectPosts(db, language, topic, slice), countPosts(db, topic, now())])
  const { page, meta } = toPage(context, 'blogs', found, size, total)
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
  const { body, updatedAt, ...common } = row
  const blocks = readBlocks(body)
  return {
    ...common,
    body: blocksOf(blocks, await cardsOfSlugs(context, slugsOf(blocks))),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Returns the products under manufacturing, the newest first. */
export async function listComing(context: Context): Promise<ProductCard[]> {
  return listCardsInOrder(context, await selectComingIds(context.db, COMING))
}

async function nextPosts({ db, language, now }: Context, { id, topic }: PostRow): Promise<PostRow[]> {
  const few = { limit: MORE_POSTS + 1, now: now() }
  const [alike, newest] = await Promise.all([
    selectPosts(db, language, topic, few),
    selectPosts(db, language, undefined, few),
  ])
  const others = new Map([...alike, ...newest].map((row) => [row.id, row]))
  others.delete(id)
  return [...others.values()].slice(0, MORE_POSTS)
}

function postOf({ id, slug, topic, title, summary, author, body, ...row }: PostRow): BlogPost {
  const minutes = minutesToRead(readBlocks(body))
  const cover = scenePicture(row.cover, row.coverAlt)
  return { id, slug, topic, title, summary, author, minutes, cover, publishedAt: row.publishedAt.toISOString() }
}

const MORE_NEWS = 4

/** Returns a page of news, the newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listNews(context: Context, query: NewsListQuery): Promise<{ data: NewsItem[]; meta: PageMeta }> {
  const { db, language, now } = context
  const { size, slice } = readPaging(context, 'news', query)
  const [found, total] = await Promise.all([selectNews(db, language, slice), countNews(db, now())])
  const { page, meta } = toPage(context, 'news', found, size, total)
  return { data: page.map(itemOf), meta }
}

/** Returns a news item by id or slug. Throws NOT_FOUND; GONE when it was withdrawn. */
export async function getNewsItem(context: Context, idOrSlug: string): Promise<NewsArticle> {
  const { db, language, now } = context
  const row = readable(await selectNewsItem(db, language, articleKey(idOrSlug), now()))
  const blocks = readBlocks(row.body)
  const newest = { limit: MORE_NEWS + 1, now: now() }
  const [cards, others] = await Promise.all([cardsOfSlugs(context, slugsOf(blocks)), selectNews(db, language, newest)])
  const more = others.filter(({ id }) => id !== row.id).slice(0, MORE_NEWS)
  return { item: itemOf(row), body: blocksOf(blocks, cards), more: more.map(itemOf) }
}

function itemOf({ id, slug, kind, title, summary, cover, coverAlt, publishedAt }: NewsRow): NewsItem {
  const picture = cover === null ? null : scenePicture(cover, coverAlt)
  return { id, slug, kind, title, summary, cover: picture, publishedAt: publishedAt.toISOString() }
}
