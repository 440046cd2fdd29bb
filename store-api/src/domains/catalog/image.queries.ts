import { sql } from 'kysely'
import type { Art, ArtView } from '#src/db/demo/art/art.ts'
import type { Db } from '#src/db/pool.ts'

/** What is drawn, and from where it is seen. */
export interface Drawing {
  art: Art
  view: ArtView
}

/** The drawing behind the id of a picture; null when there is none. */
export async function selectDrawing(db: Db, id: string): Promise<Drawing | null> {
  const { rows } = await sql<Drawing>`select art, view from image where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The cover of each visible product, in the order in which shoppers are likely to meet them: best sellers first. */
export async function selectCovers(db: Db): Promise<Drawing[]> {
  const { rows } = await sql<Drawing>`
    select image.art, image.view
    from product p
    cross join lateral (
      select i.image_id from product_image i
      left join product_color pc on pc.product_id = i.product_id and pc.color_id = i.color_id
      where i.product_id = p.id order by pc.position, i.position limit 1
    ) cover
    join image on image.id = cover.image_id
    where p.status <> 'hidden' order by p.sold_count desc, p.id desc
  `.execute(db)
  return rows
}
