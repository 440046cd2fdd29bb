import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import type { Context } from '#src/http/context.ts'
import { SitemapEntry, SitemapKind, sitemapKinds, SitemapPart } from './sitemap.schema.ts'
import { type EntryRow, selectEntries, selectParts } from './sitemap.queries.ts'

const Page = Type.Object({
  part: Type.Optional(Type.Integer({ minimum: 0, maximum: 400_000, default: 0 })),
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0, description: 'The last id of the previous page' }),
  ),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000, default: 1_000 })),
})

/** Data for the sitemap of the web server. */
export const sitemapRoutes = tagged('catalog', async (app) => {
  app.get(
    '/sitemap',
    { schema: { operationId: 'listSitemapParts', response: ok(Type.Array(SitemapPart)) } },
    async ({ context }) => good(await listSitemapParts(context)),
  )

  app.get(
    '/sitemap/:kind',
    {
      schema: {
        operationId: 'listSitemapEntries',
        params: Type.Object({ kind: SitemapKind }),
        querystring: Page,
        response: ok(Type.Array(SitemapEntry)),
      },
    },
    async ({ context, params, query }) => good(await listSitemapEntries(context, params.kind, query)),
  )
})

/** Lists all sitemap files. */
async function listSitemapParts({ db, now }: Context): Promise<SitemapPart[]> {
  const parts = await Promise.all(sitemapKinds.map((kind) => selectParts(db, kind, now())))
  return parts.flat().map(({ changedAt, ...part }) => ({ ...part, changedAt: changedAt?.toISOString() ?? null }))
}

/** Returns the next `first` pages of a file after the id `after`, by id. */
async function listSitemapEntries(
  { db, now }: Context,
  kind: SitemapKind,
  { part = 0, after = 0, first = 1000 }: { part?: number; after?: number; first?: number },
): Promise<SitemapEntry[]> {
  return (await selectEntries(db, { kind, part, after, limit: first, now: now() })).map(entryOf)
}

function entryOf({ changedAt, images, ...entry }: EntryRow): SitemapEntry {
  return { ...entry, changedAt: changedAt?.toISOString() ?? null, images: (images ?? []).map((id) => `/images/${id}`) }
}
