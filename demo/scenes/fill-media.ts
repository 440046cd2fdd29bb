import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { inBoth, readData, Text } from '#demo/read-data.ts'

const strict = { additionalProperties: false }
const Photo = Type.Object({ scene: Type.String(), caption: Text, alt: Text }, strict)
const Album = Type.Object({ slug: Type.String(), name: Text, photos: Type.Array(Photo) }, strict)
const Caption = Type.Object({ from: Type.Number(), to: Type.Number(), ar: Type.String(), en: Type.String() }, strict)
const Video = Type.Object(
  {
    slug: Type.String(),
    film: Type.String(),
    seconds: Type.Integer(),
    poster: Type.String(),
    title: Text,
    description: Text,
    poster_alt: Text,
    captions: Type.Array(Caption),
  },
  strict,
)

/** Writes the albums of the demo shop into empty tables; their pictures exist already. */
export async function fillAlbums(db: Db): Promise<void> {
  const albums = readData(new URL('./albums.yaml', import.meta.url), Type.Array(Album))
  await insertRows(
    db,
    'photo_album',
    albums.map(({ slug, name }, i) => ({ id: i + 1, slug, ...inBoth('name', name), position: i + 1 })),
  )
  await insertRows(db, 'album_photo', photoRows(albums))
  for (const table of ['photo_album', 'album_photo'] as const) await continueIds(db, table)
}

/**
 * Writes the videos of the demo shop into an empty table; their posters exist already. The first one is three days old,
 * the next six.
 */
export async function fillVideos(db: Db): Promise<void> {
  await insertRows(db, 'video', readData(new URL('./videos.yaml', import.meta.url), Type.Array(Video)).map(videoRow))
  await continueIds(db, 'video')
  await sql`update video set published_at = now() - make_interval(days => 3 * id)`.execute(db)
}

/** Takes one photo of each album in turn, so that the page of all photos mixes the albums. */
function photoRows(albums: Static<typeof Album>[]): object[] {
  const longest = Math.max(...albums.map(({ photos }) => photos.length))
  const turn = (i: number) => albums.map(({ photos }, album) => ({ album_id: album + 1, photo: photos[i] }))
  const inTurn = Array.from({ length: longest }, (_, i) => turn(i))
  return inTurn
    .flat()
    .flatMap(({ album_id, photo }, i) =>
      photo
        ? [
            {
              id: i + 1,
              album_id,
              image_id: `scene-${photo.scene}`,
              ...inBoth('caption', photo.caption),
              ...inBoth('alt', photo.alt),
              position: i + 1,
            },
          ]
        : [],
    )
}

function videoRow({ title, description, poster_alt, ...same }: Static<typeof Video>, i: number) {
  const texts = {
    ...inBoth('title', title),
    ...inBoth('description', description),
    ...inBoth('poster_alt', poster_alt),
  }
  return { id: i + 1, ...same, ...texts, position: i + 1, published_at: new Date(0) }
}
