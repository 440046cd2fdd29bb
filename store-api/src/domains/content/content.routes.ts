import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { Home } from './content.schema.ts'
import * as content from './content.service.ts'

const tags = ['content']

export const contentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/home', { schema: { tags, operationId: 'getHome', response: ok(Home) } },
    async ({ context }) => good(await content.getHome(context)))
}
