import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import { branchRoutes } from './domains/branch/branch.routes.ts'
import { cartRoutes } from './domains/cart/cart.routes.ts'
import { catalogRoutes } from './domains/catalog/catalog.routes.ts'
import { contentRoutes } from './domains/content/content.routes.ts'
import { locationRoutes } from './domains/location/location.routes.ts'
import { orderRoutes } from './domains/order/order.routes.ts'
import type { Context } from './http/context.ts'
import { ErrorEnvelope } from './http/envelope.ts'
import { handleError, handleNotFound } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { languageOf } from './http/language.ts'
import { splitLists } from './http/list-parameters.ts'
import { documentApi } from './http/openapi.ts'

export interface AppOptions {
  config: Config
  db: Db
  logger: FastifyServerOptions['logger']
  /** The clock; tests set it. */
  now?: () => Date
}

/** Builds the API without listening; the caller closes app and db. */
export async function buildApp({ config, db, logger, now = () => new Date() }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: 64 * 1024,
    requestIdHeader: 'x-request-id',
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: 'array', allErrors: false, removeAdditional: false } },
  }).withTypeProvider<TypeBoxTypeProvider>()

  // Answers are typed by their schemas at compile time; checking them again for each request costs more than the query.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.decorateRequest('context', null as unknown as Context)
  app.addHook('onRequest', async (request, reply) => {
    request.context = { db, config, now, language: languageOf(request.headers['accept-language']) }
    reply.header('x-request-id', request.id)
  })
  app.addHook('preValidation', splitLists)
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.response) schema.response = { ...schema.response, default: ErrorEnvelope }
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)

  await documentApi(app)
  await app.register(rateLimit, { global: false })
  healthRoutes(app, db)
  await app.register(catalogRoutes)
  await app.register(branchRoutes)
  await app.register(locationRoutes)
  await app.register(contentRoutes)
  await app.register(cartRoutes)
  await app.register(orderRoutes)
  return app
}
