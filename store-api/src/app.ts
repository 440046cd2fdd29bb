import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { addStop } from 'server-kit/graceful-stop.ts'
import { requestIdOf } from 'server-kit/request-id.ts'
import { RequestLog } from 'server-kit/request-log.ts'
import { type Shedding, shedLoad } from 'server-kit/shedding.ts'
import { refuseOddHeads, unreadableRequests } from 'server-kit/unreadable-requests.ts'
import { openValkey, VALKEY_LIMIT_MS } from 'server-kit/valkey.ts'
import type { Config } from './config.ts'
import type { Db } from './db/pool.ts'
import { addressRoutes } from './domains/account/address-book/address.routes.ts'
import { accountRoutes } from './domains/account/account.routes.ts'
import { sessionRoutes } from './domains/account/session.routes.ts'
import { privacyRoutes } from './domains/account/privacy/privacy.routes.ts'
import { imageRoutes } from './domains/account/image/image.routes.ts'
import { branchRoutes } from './domains/branch/branch.routes.ts'
import { applicationRoutes } from './domains/career/application.routes.ts'
import { careerRoutes } from './domains/career/career.routes.ts'
import { cartRoutes } from './domains/cart/cart.routes.ts'
import { catalogRoutes } from './domains/catalog/catalog.routes.ts'
import { feedRoutes } from './domains/catalog/feed/feed.routes.ts'
import { findShare } from './domains/catalog/find-share.service.ts'
import { selectPicture } from './domains/catalog/image.queries.ts'
import { sitemapRoutes } from './domains/catalog/sitemap/sitemap.routes.ts'
import { clientKeyRoutes, clientRoutes } from './domains/client-key/client-key.routes.ts'
import { articleRoutes } from './domains/content/article.routes.ts'
import { contentRoutes } from './domains/content/content.routes.ts'
import { complaintRoutes } from './domains/feedback/complaint.routes.ts'
import { contactRoutes } from './domains/feedback/contact.routes.ts'
import { shopCouponRoutes } from './domains/coupon/shop-coupon.routes.ts'
import { productRequestRoutes } from './domains/feedback/product-request.routes.ts'
import { reviewRoutes } from './domains/feedback/review.routes.ts'
import { shopFeedbackRoutes } from './domains/feedback/shop-feedback.routes.ts'
import { shopTicketRoutes, ticketRoutes } from './domains/feedback/ticket.routes.ts'
import { deliveryGroupRoutes } from './domains/location/delivery-group.routes.ts'
import { locationRoutes } from './domains/location/location.routes.ts'
import { devOutboxRoutes } from './domains/message/dev-outbox.routes.ts'
import { messageRoutes } from './domains/message/message.routes.ts'
import { whatsappWebhookRoutes } from './domains/message/whatsapp-webhook.routes.ts'
import { pickupRoutes } from './domains/order/pickup/pickup.routes.ts'
import { orderListRoutes } from './domains/order/order-list.routes.ts'
import { changesRoutes } from './domains/order/changes/changes.routes.ts'
import { exchangeRoutes } from './domains/order/exchange/exchange.routes.ts'
import { trackingRoutes } from './domains/order/tracking/tracking.routes.ts'
import { orderStreamRoutes } from './domains/order/tracking/order-stream.routes.ts'
import { claimOrders, findLastOrder } from './domains/order/open-order.service.ts'
import { buyNowRoutes } from './domains/order/checkout/buy-now.routes.ts'
import { checkoutRoutes } from './domains/order/checkout/checkout.routes.ts'
import { replyRoutes } from './domains/order/replies/reply.routes.ts'
import { returnRoutes } from './domains/order/returns/return.routes.ts'
import { shopRoutes } from './domains/order/shop/shop.routes.ts'
import { promotionRoutes } from './domains/promotion/promotion.routes.ts'
import { catalogIndex } from './domains/search/catalog-watch.ts'
import { searchRoutes } from './domains/search/search.routes.ts'
import { shopSearchRoutes } from './domains/search/shop-search.routes.ts'
import { wishlistRoutes } from './domains/wishlist/wishlist.routes.ts'
import { bearerOf, type Context, splitLists } from './http/context.ts'
import { ErrorEnvelope } from './http/envelope.ts'
import { handleError, handleNotFound, refuseOverload, safeHeaders } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { languageOf } from 'server-kit/language.ts'
import { documentApi } from './http/openapi.ts'
import { sharedTries } from './http/shared-tries.ts'
import { cleanTexts, lazyValidators, refuseUnknownOfStaff } from './http/validators.ts'
import { atMost } from './limits.ts'
import { imageProcess } from './pictures/image-process.ts'
import { createPictureStore } from './pictures/picture-store.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { shareRoutes } from './pictures/share.routes.ts'
import { videoFilesRoutes } from './videos/video-files.routes.ts'

export interface AppOptions {
  config: Config
  db: Db
  /** Reads of the catalogue; `db` by default. */
  readDb?: Db
  logger?: FastifyServerOptions['logger']
  /** The clock; tests set it. */
  now?: () => Date
  /** No request is refused for lag when absent. */
  shedding?: Shedding
}

/** For `shedding`. Above this lag calls run into their time limits all the same. */
export const SHEDDING = { maxLag: atMost('max-lag', 1_000), after: 30_000 }
const BODY_LIMIT = atMost('body', 64 * 1024)
/** How long a request may take to arrive, milliseconds; Fastify alone would wait for ever. */
const REQUEST_LIMIT = 15_000
/**
 * Its head alone. Must be less: Node takes the longer of the two for whole requests, and its own default is a minute.
 */
const HEADERS_LIMIT = 10_000
const CHECK_INTERVAL = 2_500

/** Builds the API without listening; the caller closes app and db. */
export async function buildApp({
  config,
  db,
  readDb = db,
  logger,
  now = () => new Date(),
  shedding,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: requestIdOf,
    requestTimeout: REQUEST_LIMIT,
    ...unreadableRequests(safeHeaders(''), {
      headersTimeout: HEADERS_LIMIT,
      connectionsCheckingInterval: CHECK_INTERVAL,
    }),
    frameworkErrors: handleError,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    logController: new RequestLog(),
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.setValidatorCompiler(lazyValidators())
  // Answers are typed by their schemas at compile time; checking them again for each request costs more than the query.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  // JSON alone: Fastify would take text too, and hand it on as a string.
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('context', null as unknown as Context)
  app.addHook('onRequest', async (request, reply) => {
    const { authorization, 'accept-language': languages, 'user-agent': userAgent } = request.headers
    request.context = {
      db,
      config,
      now,
      language: languageOf(languages),
      token: bearerOf(authorization),
      address: request.ip,
      userAgent,
      hasLeft: () => request.socket.destroyed,
    }
    reply.headers({ ...safeHeaders(request.url), 'x-request-id': request.id })
  })
  refuseOddHeads(app, safeHeaders(''))
  app.addHook('preValidation', splitLists)
  app.addHook('preValidation', cleanTexts)
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.response) schema.response = { ...schema.response, default: ErrorEnvelope }
    if (schema) refuseUnknownOfStaff(schema)
  })
  addStop(app)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)

  await documentApi(app, { isServed: !config.production })
  const valkey = config.valkeyUrl ? await openValkey(config.valkeyUrl, { commandTimeout: VALKEY_LIMIT_MS }) : undefined
  if (valkey) app.addHook('onClose', async () => valkey.disconnect())
  await app.register(rateLimit, { global: false, ...(valkey && { store: sharedTries(valkey) }) })
  if (shedding) await shedLoad(app, shedding, refuseOverload)
  healthRoutes(app, { db, readDb }, config.metricsKey)
  const cacheDir = join(config.dataDir, 'pictures')
  const canDraw = config.drawings !== ''
  const images = imageProcess()
  app.addHook('preClose', images.close)
  const pictures = createPictureStore(cacheDir, {
    images,
    drawings: config.drawings,
    onKeepFailed: (error) => app.log.warn({ err: error }, 'caching an image failed'),
  })
  await app.register(async (catalogue) => {
    catalogue.addHook('onRequest', async ({ method, context }) => {
      if (method === 'GET') context.db = readDb
    })
    await catalogue.register(catalogRoutes)
    await catalogue.register(feedRoutes)
    await catalogue.register(sitemapRoutes)
    await catalogue.register(searchRoutes, { countIn: db })
    await catalogue.register(branchRoutes)
    await catalogue.register(locationRoutes)
    await catalogue.register(contentRoutes)
    await catalogue.register(articleRoutes)
    await catalogue.register(promotionRoutes)
    await catalogue.register(shareRoutes, { findShare, cacheDir, images, pictures })
  })
  await app.register(shopSearchRoutes)
  await app.register(reviewRoutes)
  await app.register(ticketRoutes)
  await app.register(complaintRoutes)
  await app.register(contactRoutes)
  await app.register(productRequestRoutes)
  await app.register(shopFeedbackRoutes)
  await app.register(shopTicketRoutes)
  await app.register(deliveryGroupRoutes)
  await app.register(careerRoutes)
  await app.register(applicationRoutes)
  await app.register(cartRoutes, { findLastOrder })
  await app.register(shopCouponRoutes)
  await app.register(checkoutRoutes)
  await app.register(buyNowRoutes)
  await app.register(changesRoutes)
  await app.register(orderListRoutes)
  await app.register(trackingRoutes)
  await app.register(orderStreamRoutes)
  await app.register(returnRoutes)
  await app.register(exchangeRoutes)
  await app.register(shopRoutes)
  await app.register(pickupRoutes)
  await app.register(replyRoutes)
  await app.register(accountRoutes, { onMobileVerified: claimOrders })
  await app.register(sessionRoutes)
  await app.register(clientRoutes)
  await app.register(clientKeyRoutes)
  await app.register(imageRoutes)
  await app.register(privacyRoutes)
  await app.register(messageRoutes)
  if (config.whatsapp) await app.register(whatsappWebhookRoutes)
  if (config.devPages) await app.register(devOutboxRoutes)
  await app.register(addressRoutes)
  await app.register(wishlistRoutes)
  await app.register(picturesRoutes, { findPicture: (id) => selectPicture(readDb, id, canDraw), store: pictures })
  await app.register(videoFilesRoutes, { folder: config.videosDir })
  // So that the first shopper need not wait for it.
  app.addHook(
    'onListen',
    () =>
      void catalogIndex(readDb).catch((error: Error) => app.log.warn({ err: error }, 'loading the catalogue failed')),
  )
  return app
}
