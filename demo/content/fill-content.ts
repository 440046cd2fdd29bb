import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { readText } from 'store-api/src/shop-files/read-text.ts'

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const common = {
  daysAgo: Type.String({ pattern: '^[0-9]+$' }),
  cover: text,
  'cover.ar': text,
  'cover.en': text,
  'title.ar': text,
  'title.en': text,
  'summary.ar': text,
  'summary.en': text,
}
const Article = Type.Object(
  { ...common, topic: text, 'author.ar': text, 'author.en': text, products: text, club: Type.Optional(text) },
  strict,
)
const News = Type.Object({ ...common, kind: text }, strict)

/**
 * Writes the articles and the news of the demo shop into empty tables; its clubs must exist. Throws an Error that names
 * the file of a mistake.
 */
export async function fillContent(db: Db): Promise<void> {
  const clubs = await db.selectFrom('club').select(['id', 'slug']).execute()
  const clubIds = new Map(clubs.map(({ id, slug }) => [slug, id]))
  const articles = textsIn('./articles/', Article, ({ topic, club, products, ...head }) => ({
    topic,
    author_ar: head['author.ar'],
    author_en: head['author.en'],
    product_slugs: products.split(' '),
    club_id: club && clubIds.get(club),
  }))
  await insertDated(db, 'blog_post', articles)
  await insertDated(
    db,
    'news_item',
    textsIn('./news/', News, ({ kind }) => ({ kind })),
  )
}

type Row = { daysAgo: number; row: object }

/**
 * Reads the texts of a folder, sorted by name, so that ids are the same on every machine; `columns` adds those that
 * only they have.
 */
function textsIn<Schema extends typeof Article | typeof News>(
  folder: string,
  schema: Schema,
  columns: (head: Static<Schema>) => object,
): Row[] {
  const place = new URL(folder, import.meta.url)
  const files = readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .sort()
  return files.map((name) => {
    const { head: entries, body_ar, body_en } = readText(readFileSync(new URL(name, place), 'utf8'))
    const head = headOf(name, schema, Object.fromEntries(entries))
    const row = {
      slug: name.replace(/\.md$/, ''),
      title_ar: head['title.ar'],
      title_en: head['title.en'],
      summary_ar: head['summary.ar'],
      summary_en: head['summary.en'],
      cover: head.cover,
      cover_alt_ar: head['cover.ar'],
      cover_alt_en: head['cover.en'],
      body_ar,
      body_en,
    }
    return { daysAgo: Number(head.daysAgo), row: { ...row, ...columns(head) } }
  })
}

function headOf<Schema extends TSchema>(file: string, schema: Schema, head: unknown): Static<Schema> {
  if (Value.Check(schema, head)) return head
  throw new Error(
    Value.Errors(schema, head)
      .map(({ instancePath, message }) => `${file}: head ${instancePath} ${message}`)
      .join('\n'),
  )
}

/** Inserts rows that were published at 10:00 in Cairo, `daysAgo` days before today. */
async function insertDated(db: Db, table: 'blog_post' | 'news_item', rows: readonly Row[]): Promise<void> {
  const midnight = new Date(0)
  await insertRows(
    db,
    table,
    rows.map(({ row }, i) => ({ id: i + 1, ...row, published_at: midnight })),
  )
  const ages = rows.map(({ daysAgo }, i) => ({ id: i + 1, days: daysAgo }))
  await sql`
    update ${sql.table(table)} as text
    set published_at = ((now() at time zone 'Africa/Cairo')::date - age.days + time '10:00') at time zone 'Africa/Cairo'
    from json_to_recordset(${JSON.stringify(ages)}::json) as age (id integer, days integer) where age.id = text.id
  `.execute(db)
  await continueIds(db, table)
}
