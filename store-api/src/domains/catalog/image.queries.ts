import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** What a module draws (`DRAWINGS`), or a photo that the shop brought. */
export type Shown = { drawing: { art: unknown; view: string } } | { photo: string; read: () => Promise<Buffer> }

interface ImageRow {
  art: unknown
  view: string
  photoId: string | null
}

/**
 * Returns the picture of an id, a drawing only when `canDraw`, or null. A photo's bytes are read when they are asked
 * for.
 */
export async function selectPicture(db: Db, id: string, canDraw: boolean): Promise<Shown | null> {
  const { rows } = await sql<ImageRow>`
    select art, view, photo_id as "photoId" from image where id = ${id} and (photo_id is not null or ${canDraw})
  `.execute(db)
  return rows[0] ? toShown(db, rows[0]) : null
}

function toShown(db: Db, { art, view, photoId }: ImageRow): Shown {
  return photoId === null ? { drawing: { art, view } } : { photo: photoId, read: () => selectPhoto(db, photoId) }
}

async function selectPhoto(db: Db, id: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from photo where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`photo ${id} is gone`)
  return rows[0].bytes
}
