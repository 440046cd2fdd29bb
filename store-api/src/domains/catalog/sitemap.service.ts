import type { Context } from '#src/http/context.ts'
import { type EntryRow, selectEntries, selectParts } from './sitemap.queries.ts'
import { type SitemapEntry, type SitemapKind, sitemapKinds, type SitemapPart } from './sitemap.schema.ts'

/** The files that a sitemap of the whole shop has. */
export async function listSitemapParts({ db, now }: Context): Promise<SitemapPart[]> {
  const parts = await Promise.all(sitemapKinds.map((kind) => selectParts(db, kind, now())))
  return parts.flat().map(({ changedAt, ...part }) => ({ ...part, changedAt: changedAt?.toISOString() ?? null }))
}

/** The next `first` pages of a file after the id `after`, by id. */
export async function listSitemapEntries(
  { db, now }: Context,
  kind: SitemapKind,
  { part = 0, after = 0, first = 1000 }: { part?: number; after?: number; first?: number },
): Promise<SitemapEntry[]> {
  return (await selectEntries(db, { kind, part, after, limit: first, now: now() })).map(entryOf)
}

function entryOf({ changedAt, images, ...entry }: EntryRow): SitemapEntry {
  return { ...entry, changedAt: changedAt?.toISOString() ?? null, images: (images ?? []).map((id) => `/images/${id}`) }
}
