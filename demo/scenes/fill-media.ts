import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { ALBUMS, type PhotoDraft } from './albums.ts'
import { type VideoDraft, VIDEOS } from './videos.ts'

/** Writes the albums of the demo shop into empty tables; their pictures are there already. */
export async function fillAlbums(db: Db): Promise<void> {
  const albums = ALBUMS.map(({ slug, ar, en }, i) => ({ id: i + 1, slug, name_ar: ar, name_en: en, position: i + 1 }))
  await insertRows(db, 'photo_album', albums)
  await insertRows(db, 'album_photo', photoRows())
  for (const table of ['photo_album', 'album_photo'] as const) await continueIds(db, table)
}

/** Writes the videos of the demo shop into an empty table; their posters are there already. */
export async function fillVideos(db: Db): Promise<void> {
  await insertRows(db, 'video', VIDEOS.map(videoRow))
  await continueIds(db, 'video')
  await sql`update video set published_at = now() - make_interval(days => 3 * id)`.execute(db)
}

/** One of each album in turn, so that all of them together are no four blocks. */
function photoRows(): object[] {
  const longest = Math.max(...ALBUMS.map(({ photos }) => photos.length))
  const turn = (i: number) => ALBUMS.map(({ photos }, album) => ({ album: album + 1, photo: photos[i] }))
  const inTurn = Array.from({ length: longest }, (_, i) => turn(i))
  return inTurn.flat().flatMap(({ album, photo }, i) => (photo ? [photoRow(i + 1, album, photo)] : []))
}

function photoRow(place: number, albumId: number, [scene, captionAr, captionEn, altAr, altEn]: PhotoDraft) {
  const captions = { caption_ar: captionAr, caption_en: captionEn, alt_ar: altAr, alt_en: altEn }
  return { id: place, album_id: albumId, image_id: `scene-${scene}`, ...captions, position: place }
}

function videoRow({ slug, film, seconds, poster, title, about, posterAlt, captions }: VideoDraft, i: number) {
  return {
    id: i + 1,
    slug,
    film,
    seconds,
    poster,
    title_ar: title[0],
    title_en: title[1],
    description_ar: about[0],
    description_en: about[1],
    poster_alt_ar: posterAlt[0],
    poster_alt_en: posterAlt[1],
    captions: captions.map(([from, to, ar, en]) => ({ from, to, ar, en })),
    position: i + 1,
    published_at: new Date(0),
  }
}
