import { sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import { knownIds } from '#src/db/known-ids.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import type { Brand, Club, Color, Season, Size } from './catalog.schema.ts'

/** An id in digits, or a slug. */
export type Key = { ids: number[] } | { slug: string } | undefined

function keyCondition(alias: string, key: Key) {
  if (!key) return sql`true`
  if ('slug' in key) return sql`${sql.ref(`${alias}.slug`)} = ${cleanText(key.slug)}`
  return sql`${sql.ref(`${alias}.id`)} = any(${knownIds(key.ids)}::integer[])`
}

/** Brands in the order the shop shows them, with how many visible products each has. */
export async function selectBrands(db: Db, language: Language, key?: Key): Promise<Brand[]> {
  const text = texts(language)
  const { rows } = await sql<Brand>`
    select b.id, b.slug, ${text('b.name')} as name, b.founded, ${text('b.country')} as country, ${text('b.about')} as about,
      (select count(*) from product p where p.brand_id = b.id and p.status <> 'hidden') as "productCount"
    from brand b where ${keyCondition('b', key)} order by b.position, b.id
  `.execute(db)
  return rows
}

/** Clubs and national teams in the order the shop shows them, with how many visible products each has. */
export async function selectClubs(db: Db, language: Language, key?: Key): Promise<Club[]> {
  const text = texts(language)
  const { rows } = await sql<Club>`
    select u.id, u.slug, u.kind, ${text('u.name')} as name, u.emblem, u.founded, ${text('u.founders')} as founders,
      ${text('u.league')} as league, ${text('u.nicknames')} as nicknames, ${text('u.stadium')} as stadium,
      ${text('u.kit_color')} as "kitColor",
      case when b.id is not null then json_build_object('id', b.id, 'slug', b.slug, 'name', ${text('b.name')})
        end as "kitSupplier",
      (select count(*) from product p where p.club_id = u.id and p.status <> 'hidden') as "productCount"
    from club u left join brand b on b.id = u.kit_supplier_id
    where ${keyCondition('u', key)} order by u.position, u.id
  `.execute(db)
  return rows
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
