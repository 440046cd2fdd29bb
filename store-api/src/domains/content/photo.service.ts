import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type PhotoRow, selectAlbumPhoto, selectAlbums, selectPhotos } from './photo.queries.ts'
import type { Photo, PhotoListMeta, PhotoListQuery } from './photo.schema.ts'
import { readMediaCursor, writeMediaCursor } from './photo-cursor.ts'
import { scenePicture } from './scene-picture.ts'

const PAGE = 24

/** Returns a page of photos and all albums. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listPhotos(
  { db, language }: Context,
  { album, first = PAGE, after }: PhotoListQuery,
): Promise<{ data: Photo[]; meta: PhotoListMeta }> {
  const behind = after === undefined ? undefined : readMediaCursor(after)
  const [found, albums] = await Promise.all([
    selectPhotos(db, language, { album, after: behind, limit: first + 1 }),
    selectAlbums(db, language),
  ])
  const page = found.slice(0, first)
  const last = page.at(-1)
  const total = albums.reduce((sum, { slug, count }) => (album === undefined || slug === album ? sum + count : sum), 0)
  const meta = { total, endCursor: last ? writeMediaCursor(last) : null, hasNext: found.length > first, albums }
  return { data: page.map(photoOf), meta }
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
