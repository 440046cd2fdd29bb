import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { Photo, PhotoListMeta, PhotoListQuery } from './photo.schema.ts'
import * as photo from './photo.service.ts'

const tags = ['content']
const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

export const albumPhotoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/photos', {
    schema: { tags, operationId: 'listPhotos', querystring: PhotoListQuery, response: okList(Photo, PhotoListMeta) },
  }, async ({ context, query }) => ({ status: true as const, ...(await photo.listPhotos(context, query)) }))

  app.get('/photos/:id', { schema: { tags, operationId: 'getPhoto', params, response: ok(Photo) } },
    async ({ context, params: { id } }) => good(await photo.getPhoto(context, id)))
}
