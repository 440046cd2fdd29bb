import type { Context } from '#src/http/context.ts'
import { countNews, type NewsRow, selectNews, selectNewsItem } from './article.queries.ts'
import type { ArticleListMeta, NewsArticle, NewsItem, NewsListQuery } from './article.schema.ts'
import { articleKey, blocksOf, cardsOfSlugs, pageOf, readable, sliceOf } from './article-parts.service.ts'
import { readBlocks, slugsOf } from './blocks.ts'
import { scenePicture } from './scene-picture.ts'

const MORE = 4

/** Returns a page of news, the newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listNews(context: Context, query: NewsListQuery): Promise<{ data: NewsItem[]; meta: ArticleListMeta }> {
  const { db, language, now } = context
  const { first, slice } = sliceOf(context, query)
  const [found, total] = await Promise.all([selectNews(db, language, slice), countNews(db, now())])
  const { page, meta } = pageOf(found, first, total)
  return { data: page.map(itemOf), meta }
}

/** Returns a news item by id or slug. Throws NOT_FOUND; GONE when it was withdrawn. */
export async function getNewsItem(context: Context, idOrSlug: string): Promise<NewsArticle> {
  const { db, language, now } = context
  const row = readable(await selectNewsItem(db, language, articleKey(idOrSlug), now()))
  const blocks = readBlocks(row.body)
  const newest = { limit: MORE + 1, now: now() }
  const [cards, others] = await Promise.all([cardsOfSlugs(context, slugsOf(blocks)), selectNews(db, language, newest)])
  const more = others.filter(({ id }) => id !== row.id).slice(0, MORE)
  return { item: itemOf(row), body: blocksOf(blocks, cards), more: more.map(itemOf) }
}

function itemOf({ id, slug, kind, title, summary, cover, coverAlt, publishedAt }: NewsRow): NewsItem {
  const picture = cover === null ? null : scenePicture(cover, coverAlt)
  return { id, slug, kind, title, summary, cover: picture, publishedAt: publishedAt.toISOString() }
}
