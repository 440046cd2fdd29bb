import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { SitemapEntry, SitemapKind, SitemapPart } from './sitemap.schema.ts'
import { listSitemapEntries, listSitemapParts } from './sitemap.service.ts'

const Page = Type.Object({
  part: Type.Optional(Type.Integer({ minimum: 0, maximum: 400_000, default: 0 })),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0, description: 'The last id of the previous page' })),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000, default: 1_000 })),
})
const tags = ['catalog']

/** What the web server makes the shop's sitemap of. */
export const sitemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/sitemap', { schema: { tags, operationId: 'listSitemapParts', response: ok(Type.Array(SitemapPart)) } },
    async ({ context }) => good(await listSitemapParts(context)))

  app.get('/sitemap/:kind', {
    schema: {
      tags,
      operationId: 'listSitemapEntries',
      params: Type.Object({ kind: SitemapKind }),
      querystring: Page,
      response: ok(Type.Array(SitemapEntry)),
    },
  }, async ({ context, params, query }) => good(await listSitemapEntries(context, params.kind, query)))
}
