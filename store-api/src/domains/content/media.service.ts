import type { Static } from '@fastify/type-provider-typebox'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cursorOf } from '#src/http/cursor.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import type { Language } from 'server-kit/language.ts'
import { videoFile } from '#src/videos/video-file.ts'
import {
  countVideos,
  type MediaKeys,
  type PhotoRow,
  selectAlbumPhoto,
  selectAlbums,
  selectPhotos,
  selectVideo,
  selectVideos,
  type VideoRow,
} from './media.queries.ts'
import type { MediaListQuery, Photo, PhotoListMeta, PhotoListQuery, Video, VideoCue } from './media.schema.ts'
import { scenePicture } from './scene-picture.ts'

const PAGE = 24
const photoCursor = cursorOf<MediaKeys>('photos', ['position', 'id'])
const videoCursor = cursorOf<MediaKeys>('videos', ['position', 'id'])

/** Returns a page of photos and all albums. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listPhotos(
  context: Context,
  { album, first = PAGE, after, cursors }: PhotoListQuery,
): Promise<{ data: Photo[]; meta: PhotoListMeta }> {
  const { db, language } = context
  const behind = after === undefined ? undefined : photoCursor.read(context, after)
  const [found, albums] = await Promise.all([
    selectPhotos(db, language, { album, after: behind, limit: first + 1 }),
    selectAlbums(db, language),
  ])
  const { page, ...ends } = photoCursor.page(context, found, { first, cursors })
  const total = albums.reduce((sum, { slug, count }) => (album === undefined || slug === album ? sum + count : sum), 0)
  return { data: page.map(photoOf), meta: { total, ...ends, albums } }
}

/** Returns one photo. Throws NOT_FOUND. */
export async function getPhoto({ db, language }: Context, id: number): Promise<Photo> {
  const row = await selectAlbumPhoto(db, language, id)
  if (!row) throw new ApiError('NOT_FOUND')
  return photoOf(row)
}

function photoOf({ id, album, caption, imageId, alt }: PhotoRow): Photo {
  return { id, album, caption, image: scenePicture(imageId, alt) }
}

const LABELS = { ar: 'العربية', en: 'English' } as const
/** What every film is: H.264, baseline, level 3.1 (docs/content.md). */
const FORMAT = { type: 'video/mp4; codecs="avc1.42001f"', width: 960, height: 640 }

/** A page of the shop's videos in the order of the shop. Throws VALIDATION_FAILED for a foreign cursor. */
export async function listVideos(
  context: Context,
  { first = PAGE, after, cursors }: MediaListQuery,
): Promise<{ data: Video[]; meta: PageMeta }> {
  const { db, language, now } = context
  const behind = after === undefined ? undefined : videoCursor.read(context, after)
  const [found, total] = await Promise.all([
    selectVideos(db, language, { after: behind, limit: first + 1, now: now() }),
    countVideos(db, now()),
  ])
  const { page, ...ends } = videoCursor.page(context, found, { first, cursors })
  return { data: await Promise.all(page.map((row) => viewVideo(context, row))), meta: { total, ...ends } }
}

/** One video by its slug. Throws NOT_FOUND. */
export async function getVideo(context: Context, slug: string): Promise<Video> {
  const row = await selectVideo(context.db, context.language, slug, context.now())
  if (!row) throw new ApiError('NOT_FOUND')
  return viewVideo(context, row)
}

/** What is shown in a video, as WebVTT in one language. Throws NOT_FOUND. */
export async function getCaptions({ db, now }: Context, slug: string, language: Language): Promise<string> {
  const row = await selectVideo(db, language, slug, now())
  if (!row) throw new ApiError('NOT_FOUND')
  return writeVtt(row.captions.map(({ from, to, ...text }) => ({ from, to, text: text[language] })))
}

async function viewVideo({ config, language }: Context, row: VideoRow): Promise<Video> {
  const { id, slug, film, title, description, seconds, captions, publishedAt } = row
  const file = await videoFile(config.videosDir, film)
  const languages = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return {
    id,
    slug,
    title,
    description,
    seconds,
    poster: scenePicture(row.poster, row.posterAlt),
    sources: file === undefined ? [] : [{ url: `/media/videos/${file}`, ...FORMAT }],
    captions: languages.map((code) => ({
      language: code,
      label: LABELS[code],
      url: `/media/captions/${slug}.${code}.vtt`,
    })),
    transcript: captions.map(({ from, to, ...text }) => ({ from, to, text: text[language] })),
    hasSound: false,
    publishedAt: publishedAt.toISOString(),
  }
}

/** `00:01:02.500` of seconds. */
function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (length: number, size: number, digits = 2) =>
    String(Math.floor(milliseconds / length) % size).padStart(digits, '0')
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}

/**
 * Cues as a WebVTT file. What would be markup or end a cue is text; direction comes from the first letter (WebVTT
 * §6.3).
 */
function writeVtt(cues: readonly Static<typeof VideoCue>[]): string {
  const escapeHtml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/g, ' ')
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escapeHtml(text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
