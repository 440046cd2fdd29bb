import { sql } from 'kysely'
import type { Art, ArtView } from '#src/db/demo/art/art.ts'
import type { SceneArt } from '#src/db/demo/scenes/scene-art.ts'
import type { Db } from '#src/db/pool.ts'
import { coverOf } from './cover.queries.ts'

/** What is drawn, and from where it is seen; a drawn scene; or a photo that the shop brought. */
export type Shown = { art: Art; view: ArtView } | { scene: SceneArt } | { photo: string; read: () => Promise<Buffer> }

interface ImageRow {
  art: Art | SceneArt | null
  view: ArtView
  photoId: string | null
}

/** The picture behind an id; null when there is none. A photo's bytes are read when they are asked for. */
export async function selectPicture(db: Db, id: string): Promise<Shown | null> {
  const { rows } = await sql<ImageRow>`select art, view, photo_id as "photoId" from image where id = ${id}`.execute(db)
  return rows[0] ? shownOf(db, rows[0]) : null
}

/** The cover of each visible product, in the order in which shoppers are likely to meet them: best sellers first. */
export async function selectCovers(db: Db): Promise<Shown[]> {
  const { rows } = await sql<ImageRow>`
    select image.art, image.view, image.photo_id as "photoId"
    from product p
    cross join lateral ${coverOf(sql`p.id`)} cover
    join image on image.id = cover.image_id
    where p.status <> 'hidden' order by p.sold_count desc, p.id desc
  `.execute(db)
  return rows.flatMap((row) => shownOf(db, row) ?? [])
}

function shownOf(db: Db, { art, view, photoId }: ImageRow): Shown | null {
  if (photoId !== null) return { photo: photoId, read: () => selectPhoto(db, photoId) }
  if (art?.kind === 'scene') return { scene: art }
  return art && { art, view }
}

async function selectPhoto(db: Db, id: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from photo where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`photo ${id} is gone`)
  return rows[0].bytes
}
