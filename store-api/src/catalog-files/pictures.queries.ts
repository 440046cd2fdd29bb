import type { Client } from 'pg'
import type { Photo } from './photo.ts'

export interface Wanted {
  source: string
  line: number
}

/** Selects the next pictures to import, after `last`. */
export async function selectWanted(client: Client, last: string, limit: number): Promise<Wanted[]> {
  const { rows } = await client.query<Wanted>(
    `select source, line from import_picture
     where image_id is null and source not like 'image:%' and source > $1 order by source limit $2`,
    [last, limit],
  )
  return rows
}

/** Whether this file was imported before. */
export async function hasPhoto(client: Client, id: string): Promise<boolean> {
  const { rowCount } = await client.query('select from image where id = $1', [id])
  return rowCount === 1
}

export async function insertPhoto(client: Client, { id, bytes, width, height }: Photo): Promise<void> {
  await client.query(
    `with kept as (insert into photo (id, bytes, width, height) values ($1, $2, $3, $4) on conflict do nothing)
     select`,
    [id, bytes, width, height],
  )
  await client.query(`insert into image (id, view, photo_id) values ($1, 'photo', $1) on conflict do nothing`, [id])
}

export async function setPicture(client: Client, source: string, imageId: string): Promise<void> {
  await client.query('update import_picture set image_id = $2 where source = $1', [source, imageId])
}
