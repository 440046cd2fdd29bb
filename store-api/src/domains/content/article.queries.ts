import { type RawBuilder, sql } from 'kysely'
import { cleanText, knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { BlogArticle, BlogTopic, NewsKind } from './article.schema.ts'

/** Sort keys of a post or news item: publication time (microseconds since 1970), id. */
export interface ArticleKeys {
  micros: number
  id: number
}

interface ArticleRow extends ArticleKeys {
  slug: string
  title: string
  summary: string
  coverAlt: string
  body: unknown
  publishedAt: Date
  withdrawn: boolean
}

export interface PostRow extends ArticleRow {
  topic: BlogTopic
  author: string
  cover: string
  productSlugs: string[]
  club: BlogArticle['club']
  brand: BlogArticle['brand']
}

export interface NewsRow extends ArticleRow {
  kind: NewsKind
  cover: string | null
}

export interface PageRow {
  slug: string
  title: string
  summary: string
  body: unknown
  updatedAt: Date
}

/** A key in an address: an id or a slug. */
export type ArticleKey = { id: number } | { slug: string }

export interface ArticleSlice {
  after?: ArticleKeys
  limit: number
  /** Articles published after this time are hidden. */
  now: Date
}

/** Selects the next posts after `after`, the newest first, optionally of one topic, without withdrawn ones. */
export async function selectPosts(
  db: Db,
  language: Language,
  topic: BlogTopic | undefined,
  slice: ArticleSlice,
): Promise<PostRow[]> {
  const ofTopic = topic === undefined ? sql`true` : sql`a.topic = ${topic}`
  const { rows } =
    await sql<PostRow>`${postsIn(language)} where ${ofTopic} and ${visibleCondition(slice)} ${newest(slice.limit)}`.execute(
      db,
    )
  return rows
}

/** Selects a published post, withdrawn ones included. */
export async function selectPost(db: Db, language: Language, key: ArticleKey, now: Date): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`${postsIn(language)} where ${isKey(key)} and a.published_at <= ${now}`.execute(db)
  return rows[0]
}

/** Selects the next news items after `after`, the newest first. */
export async function selectNews(db: Db, language: Language, slice: ArticleSlice): Promise<NewsRow[]> {
  const { rows } =
    await sql<NewsRow>`${newsIn(language)} where ${visibleCondition(slice)} ${newest(slice.limit)}`.execute(db)
  return rows
}

/** Selects a published news item, withdrawn ones included. */
export async function selectNewsItem(
  db: Db,
  language: Language,
  key: ArticleKey,
  now: Date,
): Promise<NewsRow | undefined> {
  const { rows } = await sql<NewsRow>`${newsIn(language)} where ${isKey(key)} and a.published_at <= ${now}`.execute(db)
  return rows[0]
}

/** Counts the public posts, optionally of one topic. */
export async function countPosts(db: Db, topic: BlogTopic | undefined, now: Date): Promise<number> {
  const ofTopic = topic === undefined ? sql`true` : sql`topic = ${topic}`
  return count(
    db,
    sql`select count(*) as count from blog_post where ${ofTopic} and withdrawn_at is null and published_at <= ${now}`,
  )
}

export async function countNews(db: Db, now: Date): Promise<number> {
  return count(db, sql`select count(*) as count from news_item where withdrawn_at is null and published_at <= ${now}`)
}

export async function selectPage(db: Db, language: Language, slug: string): Promise<PageRow | undefined> {
  const text = texts(language)
  const { rows } = await sql<PageRow>`
    select slug, ${text('title')} as title, ${text('summary')} as summary, ${text('body')} as body, updated_at as "updatedAt"
    from page where slug = ${cleanText(slug)}
  `.execute(db)
  return rows[0]
}

/** Selects the ids of products by slug, without unknown slugs. */
export async function selectIdsOfSlugs(db: Db, slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    slug: string
  }>`select id, slug from product where slug = any(${slugs}::text[])`.execute(db)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Selects the products under manufacturing, the newest first. */
export async function selectComingIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where status = 'onlineComing' order by published_at desc, id desc limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

const micros = sql`(extract(epoch from a.published_at) * 1000000)::bigint`

function sharedColumns(language: Language): RawBuilder<unknown> {
  const text = texts(language)
  return sql`
    a.id, a.slug, ${text('a.title')} as title, ${text('a.summary')} as summary, a.cover, ${text('a.cover_alt')} as "coverAlt",
    ${text('a.body')} as body, a.published_at as "publishedAt", a.withdrawn_at is not null as withdrawn, ${micros} as micros`
}

function postsIn(language: Language): RawBuilder<unknown> {
  const text = texts(language)
  return sql`
    select ${sharedColumns(language)}, a.topic, ${text('a.author')} as author, a.product_slugs as "productSlugs",
      case when club.id is not null then jsonb_build_object('id', club.id, 'slug', club.slug, 'name', ${text('club.name')},
        'emblem', club.emblem) end as club,
      case when brand.id is not null then jsonb_build_object('id', brand.id, 'slug', brand.slug, 'name', ${text('brand.name')}) end as brand
    from blog_post a left join club on club.id = a.club_id left join brand on brand.id = a.brand_id`
}

function newsIn(language: Language): RawBuilder<unknown> {
  return sql`select ${sharedColumns(language)}, a.kind from news_item a`
}

function visibleCondition({ after, now }: ArticleSlice): RawBuilder<unknown> {
  const behind = after
    ? sql`(a.published_at, a.id) <
        (timestamptz 'epoch' + ${after.micros}::double precision * interval '1 microsecond', ${after.id}::integer)`
    : sql`true`
  return sql`a.withdrawn_at is null and a.published_at <= ${now} and ${behind}`
}

function newest(limit: number): RawBuilder<unknown> {
  return sql`order by a.published_at desc, a.id desc limit ${limit}`
}

function isKey(key: ArticleKey): RawBuilder<unknown> {
  return 'id' in key ? sql`a.id = any(${knownIds([key.id])}::integer[])` : sql`a.slug = ${cleanText(key.slug)}`
}

async function count(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${query}`.execute(db)
  return rows[0]?.count ?? 0
}
