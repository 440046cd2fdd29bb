import { Type } from '@fastify/type-provider-typebox'
import { ApiError } from '#src/http/api-error.ts'
import { good, ok, okList } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
import { Home } from './content.schema.ts'
import * as content from './content.service.ts'
import { MediaListQuery, Photo, PhotoListMeta, PhotoListQuery, Video } from './media.schema.ts'
import * as multimedia from './media.service.ts'

const photoId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
const videoSlug = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) })

export const contentRoutes = tagged('content', async (app) => {
  app.get('/home', { schema: { operationId: 'getHome', response: ok(Home) } }, async ({ context }) =>
    good(await content.getHome(context)),
  )

  app.get(
    '/photos',
    { schema: { operationId: 'listPhotos', querystring: PhotoListQuery, response: okList(Photo, PhotoListMeta) } },
    async ({ context, query }) => ({ status: true as const, ...(await multimedia.listPhotos(context, query)) }),
  )

  app.get(
    '/photos/:id',
    { schema: { operationId: 'getPhoto', params: photoId, response: ok(Photo) } },
    async ({ context, params: { id } }) => good(await multimedia.getPhoto(context, id)),
  )

  app.get(
    '/videos',
    { schema: { operationId: 'listVideos', querystring: MediaListQuery, response: okList(Video, PageMeta) } },
    async ({ context, query }) => ({ status: true as const, ...(await multimedia.listVideos(context, query)) }),
  )

  app.get(
    '/videos/:slug',
    { schema: { operationId: 'getVideo', params: videoSlug, response: ok(Video) } },
    async ({ context, params: { slug } }) => good(await multimedia.getVideo(context, slug)),
  )

  app.get(
    '/media/captions/:file',
    { schema: { hide: true, params: Type.Object({ file: Type.String() }) } },
    async ({ context, params: { file } }, reply) => {
      const [, slug, language] = /^([a-z0-9-]{1,100})\.(ar|en)\.vtt$/.exec(file) ?? []
      if (!slug) throw new ApiError('NOT_FOUND')
      const text = await multimedia.getCaptions(context, slug, language === 'ar' ? 'ar' : 'en')
      return reply.header('cache-control', 'public, max-age=300').type('text/vtt; charset=utf-8').send(text)
    },
  )
})
