import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { MediaKeys } from './photo-cursor.ts'

/** What is shown or said from one second to another, in both languages. */
export interface StoredCue {
  from: number
  to: number
  ar: string
  en: string
}

export interface VideoRow extends MediaKeys {
  slug: string
  film: string
  poster: string
  posterAlt: string
  title: string
  description: string
  seconds: number
  captions: StoredCue[]
  publishedAt: Date
}

const columnsIn = (language: Language): RawBuilder<unknown> => {
  const text = texts(language)
  return sql`
    id, position, slug, film, poster, ${text('poster_alt')} as "posterAlt", ${text('title')} as title,
    ${text('description')} as description, seconds, captions, published_at as "publishedAt" from video`
}

/** The next videos behind `after` that came out. */
export async function selectVideos(
  db: Db,
  language: Language,
  { after, limit, now }: { after?: MediaKeys; limit: number; now: Date },
): Promise<VideoRow[]> {
  const behind = after ? sql`(position, id) > (${after.position}::integer, ${after.id}::integer)` : sql`true`
  const { rows } = await sql<VideoRow>`
    select ${columnsIn(language)} where published_at <= ${now} and ${behind} order by position, id limit ${limit}
  `.execute(db)
  return rows
}

/** A video that came out, by its slug. */
export async function selectVideo(db: Db, language: Language, slug: string, now: Date): Promise<VideoRow | undefined> {
  const { rows } = await sql<VideoRow>`
    select ${columnsIn(language)} where slug = ${cleanText(slug)} and published_at <= ${now}
  `.execute(db)
  return rows[0]
}

export async function countVideos(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from video where published_at <= ${now}
  `.execute(db)
  return rows[0]?.count ?? 0
}
