import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { SitemapKind } from './sitemap.schema.ts'

/** Range of ids per sitemap file: an id never moves to another file. */
export const PART_SIZE = 5_000
/** Maximum number of pictures per page. */
const IMAGES = 6

export interface PartRow {
  kind: SitemapKind
  part: number
  count: number
  /** Null when unknown. */
  changedAt: Date | null
}

export interface EntryRow {
  id: number
  slug: string
  changedAt: Date | null
  images: string[] | null
}

/** Returns a subquery (id, slug, changed_at) of the public pages of a kind, without those published after `now`. */
function pagesOf(kind: SitemapKind, now: Date): RawBuilder<unknown> {
  const withProducts = (table: string, column: string) => sql`(
    select t.id, t.slug, newest.changed_at from ${sql.table(table)} t
    cross join lateral (
      select max(p.changed_at) as changed_at from product p where p.${sql.ref(column)} = t.id and p.status <> 'hidden'
    ) newest
    where newest.changed_at is not null
  )`
  const article = (table: string) => sql`(
    select id, slug, published_at as changed_at from ${sql.table(table)} where withdrawn_at is null and published_at <= ${now}
  )`
  const pages: Record<SitemapKind, () => RawBuilder<unknown>> = {
    products: () => sql`(select id, slug, changed_at from product where status <> 'hidden')`,
    clubs: () => withProducts('club', 'club_id'),
    brands: () => withProducts('brand', 'brand_id'),
    categories: () => sql`(
      with recursive tree as (
        select id as ancestor_id, id from category
        union all select tree.ancestor_id, category.id from tree join category on category.parent_id = tree.id
      )
      select c.id, c.slug, max(p.changed_at) as changed_at
      from category c join tree on tree.ancestor_id = c.id join product p on p.category_id = tree.id and p.status <> 'hidden'
      group by c.id
    )`,
    posts: () => article('blog_post'),
    news: () => article('news_item'),
    // What one says of a branch changes with the shop's own data.
    branches: () => sql`(select id, slug, null::timestamptz as changed_at from branch)`,
    jobs: () => sql`(
      select id, slug, published_at as changed_at from job
      where status = 'open' and published_at <= ${now} and (closes_on is null or closes_on >= (${now}::timestamptz at time zone 'Africa/Cairo')::date)
    )`,
  }
  return pages[kind]()
}

/** Selects the sitemap files of one kind with their sizes. */
export async function selectParts(db: Db, kind: SitemapKind, now: Date): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select ${sql.lit(kind)} as kind, (id - 1) / ${sql.lit(PART_SIZE)} as part, count(*)::integer as count, max(changed_at) as "changedAt"
    from ${pagesOf(kind, now)} page group by 2 order by 2
  `.execute(db)
  return rows
}

/** Selects the next pages of a file after the id `after`, by id. */
export async function selectEntries(
  db: Db,
  { kind, part, after, limit, now }: { kind: SitemapKind; part: number; after: number; limit: number; now: Date },
): Promise<EntryRow[]> {
  const from = Math.max(after, part * PART_SIZE)
  const images =
    kind === 'products'
      ? sql`(select array_agg(image_id) from (
    select distinct on (i.position, i.image_id) i.image_id from product_image i where i.product_id = page.id
    order by i.position, i.image_id limit ${IMAGES}) i)`
      : sql`null::text[]`
  const { rows } = await sql<EntryRow>`
    select id, slug, changed_at as "changedAt", ${images} as images from ${pagesOf(kind, now)} page
    where id > ${from} and id <= ${(part + 1) * PART_SIZE} order by id limit ${limit}
  `.execute(db)
  return rows
}
