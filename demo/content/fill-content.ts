import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { readText, type ReadText, told, toldTwice } from 'store-api/src/shop-files/read-text.ts'

/** Writes the articles and the news of the demo shop into empty tables; its clubs must exist. */
export async function fillContent(db: Db): Promise<void> {
  const clubs = await db.selectFrom('club').select(['id', 'slug']).execute()
  const clubIds = new Map(clubs.map(({ id, slug }) => [slug, id]))
  await insertDated(db, 'blog_post', textsIn('./articles/').map(([slug, text]) => postRow(slug, text, clubIds)))
  await insertDated(db, 'news_item', textsIn('./news/').map(([slug, text]) => newsRow(slug, text)))
}

/** Reads the texts of a folder, sorted by name, so that ids are the same on every machine. */
function textsIn(folder: string): [slug: string, text: ReadText][] {
  const place = new URL(folder, import.meta.url)
  const files = readdirSync(place).filter((name) => name.endsWith('.md')).sort()
  return files.map((name) => [name.replace(/\.md$/, ''), readText(readFileSync(new URL(name, place), 'utf8'))])
}

type Row = { daysAgo: number; row: object }

function postRow(slug: string, text: ReadText, clubIds: ReadonlyMap<string, number>): Row {
  const club = text.head.get('club')
  const row = {
    slug,
    topic: told(text, 'topic'),
    ...toldTwice(text, 'title', 'summary', 'author', 'cover'),
    cover: told(text, 'cover'),
    product_slugs: told(text, 'products').split(' '),
    club_id: club === undefined ? null : clubIds.get(club),
    ...bodies(text),
  }
  return { daysAgo: Number(told(text, 'daysAgo')), row }
}

function newsRow(slug: string, text: ReadText): Row {
  const row = {
    slug,
    kind: told(text, 'kind'),
    ...toldTwice(text, 'title', 'summary', 'cover'),
    cover: told(text, 'cover'),
    ...bodies(text),
  }
  return { daysAgo: Number(told(text, 'daysAgo')), row }
}

function bodies({ body_ar, body_en }: ReadText) {
  return { body_ar, body_en }
}

/** Inserts rows that were published at 10:00 in Cairo, `daysAgo` days before today. */
async function insertDated(db: Db, table: 'blog_post' | 'news_item', rows: readonly Row[]): Promise<void> {
  const midnight = new Date(0)
  await insertRows(db, table, rows.map(({ row }, i) => ({ id: i + 1, ...row, published_at: midnight })))
  const ages = rows.map(({ daysAgo }, i) => ({ id: i + 1, days: daysAgo }))
  await sql`
    update ${sql.table(table)} as text
    set published_at = ((now() at time zone 'Africa/Cairo')::date - age.days + time '10:00') at time zone 'Africa/Cairo'
    from json_to_recordset(${JSON.stringify(ages)}::json) as age (id integer, days integer) where age.id = text.id
  `.execute(db)
  await continueIds(db, table)
}
