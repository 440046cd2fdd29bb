import type {} from '@fastify/swagger' // lets a schema have tags
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyPluginOptions } from 'fastify'
import { requireServiceKey, StaffHeaders } from './service-key.ts'
import { refuseUnknownOfStaff } from './validators.ts'

/** Groups the routes of a plugin under a tag of the contract. */
export function tagged<Options extends FastifyPluginOptions = Record<never, never>>(
  tag: string,
  routes: FastifyPluginAsyncTypebox<Options>,
): FastifyPluginAsyncTypebox<Options> {
  return async (app, options) => {
    app.addHook('onRoute', ({ schema }) => {
      if (schema) schema.tags = [tag]
    })
    await routes(app, options)
  }
}

/**
 * Routes of a plugin for staff: each requires the service key, after its request was validated, and refuses unknown
 * fields (docs/shop-side.md#rest). Throws FORBIDDEN.
 */
export function staffRoutes(routes: FastifyPluginAsyncTypebox): FastifyPluginAsyncTypebox {
  return tagged('internal', async (app, options) => {
    app.addHook('onRoute', (route) => {
      route.schema = Object.assign(route.schema ?? {}, { headers: StaffHeaders })
      refuseUnknownOfStaff(route.schema)
    })
    app.addHook('preHandler', async ({ context, headers }) =>
      requireServiceKey(context, headers['x-service-key']?.toString()),
    )
    await routes(app, options)
  })
}
