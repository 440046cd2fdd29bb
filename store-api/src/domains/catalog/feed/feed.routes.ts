import { Readable } from 'node:stream'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { googleFeed, metaFeed } from './feed.service.ts'

/** Feeds are cached for a quarter of an hour: ad platforms fetch them a few times a day. */
const FRESH = 'public, max-age=900'
const querystring = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('ar'), Type.Literal('en')], { default: 'ar' })),
})

/** Feeds for ad platforms, outside the contract. */
export const feedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Each one reads the whole catalogue.
  const options = { schema: { hide: true, querystring }, config: { rateLimit: { max: 10, timeWindow: 60_000 } } }

  app.get('/feeds/google.xml', options, async ({ context, query }, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', FRESH)
      .send(Readable.from(googleFeed({ ...context, language: query.lang ?? 'ar' }), { objectMode: false })),
  )

  app.get('/feeds/meta.csv', options, async ({ context, query }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', FRESH)
      .send(Readable.from(metaFeed({ ...context, language: query.lang ?? 'ar' }), { objectMode: false })),
  )
}
