import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { allowOrigins } from 'server-kit/cors.ts'
import { addStop } from 'server-kit/graceful-stop.ts'
import { serveMetrics } from 'server-kit/metrics.ts'
import { requestIdOf } from 'server-kit/request-id.ts'
import { RequestLog } from 'server-kit/request-log.ts'
import { shedLoad, type Shedding } from 'server-kit/shedding.ts'
import { refuseOddHeads, unreadableRequests, webSocketsOnly } from 'server-kit/unreadable-requests.ts'
import type { Config } from './config.ts'
import { addressBookResolvers } from './domains/account/address-book.resolvers.ts'
import { imageResolvers } from './domains/account/image.resolvers.ts'
import { privacyResolvers } from './domains/account/privacy.resolvers.ts'
import { sessionResolvers } from './domains/account/session.resolvers.ts'
import { accountResolvers } from './domains/account/account.resolvers.ts'
import { branchResolvers } from './domains/branch/branch.resolvers.ts'
import { careerResolvers } from './domains/career/career.resolvers.ts'
import { cartResolvers } from './domains/cart/cart.resolvers.ts'
import { catalogResolvers } from './domains/catalog/catalog.resolvers.ts'
import { articlesResolvers } from './domains/content/articles.resolvers.ts'
import { contentResolvers } from './domains/content/content.resolvers.ts'
import { mediaResolvers } from './domains/content/media.resolvers.ts'
import { complaintResolvers } from './domains/feedback/complaint.resolvers.ts'
import { contactResolvers } from './domains/feedback/contact.resolvers.ts'
import { productRequestsResolvers } from './domains/feedback/product-requests.resolvers.ts'
import { reviewsResolvers } from './domains/feedback/reviews.resolvers.ts'
import { ticketsResolvers } from './domains/feedback/tickets.resolvers.ts'
import { locationResolvers } from './domains/location/location.resolvers.ts'
import { orderBuyNowResolvers } from './domains/order/order-buy-now.resolvers.ts'
import { orderCheckoutResolvers } from './domains/order/order-checkout.resolvers.ts'
import { orderExchangeResolvers } from './domains/order/order-exchange.resolvers.ts'
import { orderChangesResolvers } from './domains/order/order-changes.resolvers.ts'
import { orderListResolvers } from './domains/order/order-list.resolvers.ts'
import { orderResolvers } from './domains/order/order.resolvers.ts'
import { orderReturnsResolvers } from './domains/order/order-returns.resolvers.ts'
import { orderTrackingResolvers } from './domains/order/order-tracking.resolvers.ts'
import { promotionResolvers } from './domains/promotion/promotion.resolvers.ts'
import { searchResolvers } from './domains/search/search.resolvers.ts'
import { wishlistResolvers } from './domains/wishlist/wishlist.resolvers.ts'
import { keepSharedAnswers } from './graphql/operation-cache.ts'
import { refillingBudgets } from './graphql/budgets.ts'
import { identifyClients } from './graphql/client-keys.ts'
import { contextMaker, type GraphContext } from './graphql/context.ts'
import { type CostGuard, costGuard, costLimit } from './graphql/cost-limit.ts'
import { documentStore } from './graphql/documents.ts'
import { compiledExecution, completeResponses } from './graphql/execution.ts'
import { serveGraphql } from './graphql/endpoint.ts'
import { formatFault } from './graphql/faults.ts'
import { refuseOverload, SAFE_HEADERS, sendHttpError, sendNotFound } from './graphql/http-errors.ts'
import { shapeRules } from './graphql/limits.ts'
import { fillDocuments, type PersistedDocuments, persistedDocuments } from './graphql/persisted-documents.ts'
import { servePlayground } from './graphql/playground.ts'
import { publishSchema } from './graphql/published-schema.ts'
import { refuseUnreadable } from './graphql/request-checks.ts'
import { buildSchema } from './graphql/schema.ts'
import { sharedBudgets } from './graphql/shared-budgets.ts'
import { takeUploads } from './graphql/uploads.ts'
import { limits } from './limits.ts'
import { nodeResolvers } from './nodes.ts'
import { createStoreApi, type StoreApiOptions } from './rest/client.ts'

const PATH = '/graphql'
/** Methods and response headers of `PATH` for pages of other origins. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
const EXPOSED_HEADERS = ['x-request-id', 'retry-after', 'x-cart-token', 'ratelimit', 'ratelimit-policy']
/** Maximum time to receive a request, and its headers, in milliseconds; Fastify has no limit by default. */
const REQUEST_LIMIT = 15_000
const HEADERS_LIMIT = 10_000

export const resolvers = [
  accountResolvers,
  addressBookResolvers,
  branchResolvers,
  careerResolvers,
  cartResolvers,
  catalogResolvers,
  articlesResolvers,
  complaintResolvers,
  contactResolvers,
  contentResolvers,
  productRequestsResolvers,
  reviewsResolvers,
  ticketsResolvers,
  imageResolvers,
  privacyResolvers,
  locationResolvers,
  mediaResolvers,
  nodeResolvers,
  orderBuyNowResolvers,
  orderChangesResolvers,
  orderCheckoutResolvers,
  orderExchangeResolvers,
  orderListResolvers,
  orderResolvers,
  orderReturnsResolvers,
  orderTrackingResolvers,
  promotionResolvers,
  searchResolvers,
  sessionResolvers,
  wishlistResolvers,
]

/** Made once, for every server of this process. */
const schema = buildSchema(resolvers)
const schemaText = printSchema(lexicographicSortSchema(schema))

export interface AppOptions {
  config: Config
  logger?: FastifyServerOptions['logger']
  /** Overrides of timeouts, cache size and clock, for tests. */
  storeApi?: Omit<StoreApiOptions, 'url' | 'log'>
  /** No request is refused for lag when absent. */
  shedding?: Shedding
}

/** Builds the GraphQL server without listening; `close` releases everything. */
export async function buildApp({
  config,
  logger = false,
  storeApi: options,
  shedding,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit: limits.body,
    requestTimeout: REQUEST_LIMIT,
    ...unreadableRequests(SAFE_HEADERS, {
      ...webSocketsOnly,
      headersTimeout: HEADERS_LIMIT,
      connectionsCheckingInterval: HEADERS_LIMIT / 4,
    }),
    frameworkErrors: sendHttpError,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    logController: new RequestLog(({ client, notes }) => ({ client: client?.name, ...notes })),
    genReqId: requestIdOf,
  })
  const storeApi = createStoreApi({ ...options, url: config.storeApiUrl, log: app.log })
  addStop(app)
  app.decorateRequest('notes', undefined)
  app.setErrorHandler(sendHttpError)
  app.setNotFoundHandler(sendNotFound)
  app.addHook(
    'onRequest',
    async (request, reply) => void reply.headers({ ...SAFE_HEADERS, 'x-request-id': request.id }),
  )
  await allowOrigins(app, config.corsOrigins, { methods: METHODS, exposed: EXPOSED_HEADERS })
  refuseOddHeads(app, SAFE_HEADERS)

  if (shedding) await shedLoad(app, shedding, refuseOverload)
  serveMetrics(app, config.metricsKey, [identifyClients(app, storeApi), storeApi.metrics])
  app.get('/health', { config: { pressureHandler: () => undefined } }, async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const shopLacks = await storeApi.shopLacks()
    if (!shopLacks) return reply.code(503).send({ status: 'the store API does not answer' })
    return { status: 'ok', lacks: await storeApi.lacks(), shopLacks }
  })

  await app.register(cookie)
  const now = options?.now ?? Date.now
  const shared = config.valkeyUrl ? await sharedBudgets(config, { now, log: app.log }) : undefined
  if (shared) app.addHook('onClose', async () => shared.close())
  const guard = costGuard(config.networkCost, (shared ?? refillingBudgets(now)).spend)
  const documents = persistedDocuments(config)
  const apollo = await startApollo(config, guard, documents)
  app.addHook('onClose', () => apollo.stop())
  const context = contextMaker(storeApi, config)
  takeUploads(app, PATH)
  refuseUnreadable(app, PATH)
  fillDocuments(app, PATH, documents)
  keepSharedAnswers(app, PATH, options?.now)
  publishSchema(app, PATH, schemaText)
  if (config.graphiql) await servePlayground(app, PATH)
  await serveGraphql(app, PATH, {
    apollo,
    schema,
    guard,
    context,
    documents,
    site: config,
    tellsSchema: config.introspection,
  })
  return app
}

async function startApollo(
  { introspection, production }: Config,
  guard: CostGuard,
  documents: PersistedDocuments,
): Promise<ApolloServer<GraphContext>> {
  const apollo = new ApolloServer<GraphContext>({
    schema,
    introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: documents.cache, ttl: null },
    documentStore: documentStore(),
    parseOptions: { maxTokens: limits.tokens },
    validationRules: shapeRules(),
    hideSchemaDetailsFromClientErrors: !introspection,
    formatError: formatFault,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      costLimit(guard),
      compiledExecution(),
      completeResponses(!production),
    ],
  })
  await apollo.start()
  return apollo
}
