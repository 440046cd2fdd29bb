import { type RawBuilder, sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import { knownIds } from '#src/db/known-ids.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import type { Color, Season, Size } from './catalog.schema.ts'

/** An id in digits, or a slug. */
export type Key = { ids: number[] } | { slug: string } | undefined

/** Whether the row `alias` is one of `key`; without a key all are. */
export function keyCondition(alias: string, key: Key): RawBuilder<boolean> {
  if (!key) return sql<boolean>`true`
  if ('slug' in key) return sql<boolean>`${sql.ref(`${alias}.slug`)} = ${cleanText(key.slug)}`
  return sql<boolean>`${sql.ref(`${alias}.id`)} = any(${knownIds(key.ids)}::integer[])`
}

/** Seasons, the newest first. */
export async function selectSeasons(db: Db): Promise<Season[]> {
  return db.selectFrom('season').select(['id', 'slug', 'name']).orderBy('starts_on', 'desc').execute()
}

export async function selectColors(db: Db, language: Language): Promise<Color[]> {
  const { rows } =
    await sql<Color>`select id, slug, ${texts(language)('name')} as name, hex from color order by position, id`.execute(db)
  return rows
}

export async function selectSizes(db: Db, language: Language): Promise<Size[]> {
  const { rows } =
    await sql<Size>`select id, slug, kind, ${texts(language)('label')} as label from size order by position, id`.execute(db)
  return rows
}

/** The id of a visible product; undefined when there is none. */
export async function selectProductId(db: Db, key: Key): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product p where ${keyCondition('p', key)} and p.status <> 'hidden'
  `.execute(db)
  return rows[0]?.id
}
