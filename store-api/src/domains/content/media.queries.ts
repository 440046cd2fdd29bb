import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { PhotoAlbum } from './media.schema.ts'

/** Sort keys of a photo or video: position, id. */
export interface MediaKeys {
  position: number
  id: number
}

export interface PhotoRow extends MediaKeys {
  album: PhotoAlbum
  imageId: string
  caption: string
  alt: string
}

const columnsIn = (language: Language) => {
  const text = texts(language)
  return sql`
    p.id, p.position, p.image_id as "imageId", ${text('p.caption')} as caption, ${text('p.alt')} as alt,
      json_build_object('id', album.id, 'slug', album.slug, 'name', ${text('album.name')}, 'count', (
        select count(*) from album_photo other where other.album_id = album.id
      )) as album
    from album_photo p join photo_album album on album.id = p.album_id`
}

/** Selects the next photos after `after`, optionally of one album. */
export async function selectPhotos(
  db: Db,
  language: Language,
  { album, after, limit }: { album?: string; after?: MediaKeys; limit: number },
): Promise<PhotoRow[]> {
  const ofAlbum = album === undefined ? sql`true` : sql`album.slug = ${cleanText(album)}`
  const behind = after ? sql`(p.position, p.id) > (${after.position}::integer, ${after.id}::integer)` : sql`true`
  const { rows } = await sql<PhotoRow>`
    select ${columnsIn(language)} where ${ofAlbum} and ${behind} order by p.position, p.id limit ${limit}
  `.execute(db)
  return rows
}

export async function selectAlbumPhoto(db: Db, language: Language, id: number): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`select ${columnsIn(language)} where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Selects the albums with their number of photos, without empty ones. */
export async function selectAlbums(db: Db, language: Language): Promise<PhotoAlbum[]> {
  const text = texts(language)
  const { rows } = await sql<PhotoAlbum>`
    select a.id, a.slug, ${text('a.name')} as name, count(*)::integer as count
    from photo_album a join album_photo p on p.album_id = a.id group by a.id order by a.position, a.id
  `.execute(db)
  return rows
}

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

const videoColumnsIn = (language: Language): RawBuilder<unknown> => {
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
    select ${videoColumnsIn(language)} where published_at <= ${now} and ${behind} order by position, id limit ${limit}
  `.execute(db)
  return rows
}

/** A video that came out, by its slug. */
export async function selectVideo(db: Db, language: Language, slug: string, now: Date): Promise<VideoRow | undefined> {
  const { rows } = await sql<VideoRow>`
    select ${videoColumnsIn(language)} where slug = ${cleanText(slug)} and published_at <= ${now}
  `.execute(db)
  return rows[0]
}

export async function countVideos(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from video where published_at <= ${now}
  `.execute(db)
  return rows[0]?.count ?? 0
}
