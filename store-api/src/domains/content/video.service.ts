import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from '#src/http/language.ts'
import { FILM_SIZE, filmAddress } from '#src/videos/film-address.ts'
import { readMediaCursor, writeMediaCursor } from './photo-cursor.ts'
import type { MediaListQuery } from './photo.schema.ts'
import { scenePicture } from './scene-picture.ts'
import { countVideos, selectVideo, selectVideos, type VideoRow } from './video.queries.ts'
import type { Video, VideoListMeta } from './video.schema.ts'
import { writeVtt } from './video-vtt.ts'

const PAGE = 24
const LABELS = { ar: 'العربية', en: 'English' } as const
/** Baseline, level 3.1: what the encoder of the films writes. */
const TYPE = 'video/mp4; codecs="avc1.42001f"'

/** A page of the shop's videos in the order of the shop. Throws VALIDATION_FAILED for a foreign cursor. */
export async function listVideos(
  { db, language, now }: Context,
  { first = PAGE, after }: MediaListQuery,
): Promise<{ data: Video[]; meta: VideoListMeta }> {
  const behind = after === undefined ? undefined : readMediaCursor(after)
  const [found, total] = await Promise.all([
    selectVideos(db, language, { after: behind, limit: first + 1, now: now() }),
    countVideos(db, now()),
  ])
  const page = found.slice(0, first)
  const last = page.at(-1)
  const meta = { total, endCursor: last ? writeMediaCursor(last) : null, hasNext: found.length > first }
  return { data: page.map((row) => videoOf(row, language)), meta }
}

/** One video by its slug. Throws NOT_FOUND. */
export async function getVideo({ db, language, now }: Context, slug: string): Promise<Video> {
  const row = await selectVideo(db, language, slug, now())
  if (!row) throw new ApiError('NOT_FOUND')
  return videoOf(row, language)
}

/** What is shown in a video, as WebVTT in one language. Throws NOT_FOUND. */
export async function getCaptions({ db, now }: Context, slug: string, language: Language): Promise<string> {
  const row = await selectVideo(db, language, slug, now())
  if (!row) throw new ApiError('NOT_FOUND')
  return writeVtt(row.captions.map(({ from, to, ...text }) => ({ from, to, text: text[language] })))
}

function videoOf(row: VideoRow, language: Language): Video {
  const { id, slug, film, title, description, seconds, captions, publishedAt } = row
  const url = filmAddress(film)
  const languages = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return {
    id,
    slug,
    title,
    description,
    seconds,
    poster: scenePicture(row.poster, row.posterAlt),
    sources: url === undefined ? [] : [{ url, type: TYPE, ...FILM_SIZE }],
    captions: languages.map((code) => ({ language: code, label: LABELS[code], url: `/media/captions/${slug}.${code}.vtt` })),
    transcript: captions.map(({ from, to, ...text }) => ({ from, to, text: text[language] })),
    hasSound: false,
    publishedAt: publishedAt.toISOString(),
  }
}
