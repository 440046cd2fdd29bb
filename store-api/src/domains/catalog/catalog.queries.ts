import { type RawBuilder, sql } from 'kysely'
import { cleanText, knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'

/** An id (digits) or a slug. */
export type Key = { ids: number[] } | { slug: string } | undefined

/** Matches the rows of `alias` that `key` names; without a key all rows. */
export function keyCondition(alias: string, key: Key): RawBuilder<boolean> {
  if (!key) return sql<boolean>`true`
  if ('slug' in key) return sql<boolean>`${sql.ref(`${alias}.slug`)} = ${cleanText(key.slug)}`
  return sql<boolean>`${sql.ref(`${alias}.id`)} = any(${knownIds(key.ids)}::integer[])`
}

/** Selects the id of a visible product, or undefined. */
export async function selectProductId(db: Db, key: Key): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where ${keyCondition('p', key)} and p.status <> 'hidden'
  `.execute(db)
  return rows[0]?.id
}

interface CampaignRow {
  title: string
  text: string
  ends_at: Date
}

/** Selects the current campaign; of several the one that started last. */
export async function selectCampaign(db: Db, language: Language, at: Date): Promise<CampaignRow | undefined> {
  const text = texts(language)
  const { rows } = await sql<CampaignRow>`
    select ${text('title')} as title, ${text('text')} as text, ends_at
    from campaign where starts_at <= ${at} and ends_at > ${at} order by starts_at desc, id desc limit 1
  `.execute(db)
  return rows[0]
}

export interface CampaignTime {
  starts_at: Date
  ends_at: Date
}

/** Selects when campaigns begin and end, the last one to start first. */
export function selectCampaignTimes(db: Db): Promise<CampaignTime[]> {
  return db
    .selectFrom('campaign')
    .select(['starts_at', 'ends_at'])
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const TABLES = { post: 'blog_post', news: 'news_item' } as const

export type ArticleKind = keyof typeof TABLES

/** Selects title and picture of an article, or undefined when it is unknown, withdrawn or not published yet. */
export async function selectArticle(
  db: Db,
  language: Language,
  { kind, slug, now }: { kind: ArticleKind; slug: string; now: Date },
): Promise<{ title: string; imageId: string | null } | undefined> {
  const { rows } = await sql<{ title: string; imageId: string | null }>`
    select ${texts(language)('title')} as title, cover as "imageId" from ${sql.table(TABLES[kind])}
    where slug = ${cleanText(slug)} and withdrawn_at is null and published_at <= ${now}
  `.execute(db)
  return rows[0]
}

/**
 * Updates what lists of best sellers and 'bought together' read (orders of 90 and 180 days; canceled and returned ones
 * do not count). Returns how many rows it wrote; none when nothing has changed. The change log has the numbers of sales
 * alone, so it gets the pairs here.
 */
export async function refreshSales(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    with refreshed as materialized (select refresh_sales(${at}) as written)
    select written, case when written > 0 then note_page_change(null) end from refreshed
  `.execute(db)
  return rows[0]?.written ?? 0
}

/** One or several rows by key, or a number of best sellers; all rows without a choice. */
export type Choice = Key | { top: number }

interface Chosen {
  condition: RawBuilder<boolean>
  /** `order by`, with its `limit`. */
  order: RawBuilder<unknown>
}

/**
 * Returns filter and order of the rows of `alias`. The query needs the columns `products` and `sold` of
 * countProductsSql too.
 */
export function filterAndOrderSql(alias: string, choice: Choice): Chosen {
  const place = sql`${sql.ref(`${alias}.position`)}, ${sql.ref(`${alias}.id`)}`
  if (!choice || !('top' in choice)) return { condition: keyCondition(alias, choice), order: sql`order by ${place}` }
  return { condition: sql<boolean>`products > 0`, order: sql`order by sold desc, ${place} limit ${choice.top}` }
}
