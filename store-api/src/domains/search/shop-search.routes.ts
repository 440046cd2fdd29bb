import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders as headers } from '#src/http/service-key.ts'
import { HiddenTermBody, MissedSearch, ShopSearchQuery, ShopSearchTerms } from './shop-search.schema.ts'
import { hideSearchTerm, listMissedSearches, listSearchTerms, showSearchTerm } from './shop-search.service.ts'

const tags = ['internal']
const term = ok(HiddenTermBody)

/** Search terms and missed searches for staff. Requires the service key. */
export const shopSearchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/search-terms',
    {
      schema: {
        tags,
        operationId: 'listSearchTerms',
        description: 'Terms that three visitors searched, the most frequent first, and all hidden terms',
        headers,
        querystring: ShopSearchQuery,
        response: ok(ShopSearchTerms),
      },
    },
    async ({ context, headers, query }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await listSearchTerms(context, query))
    },
  )

  app.post(
    '/internal/search-terms/hide',
    {
      schema: {
        tags,
        operationId: 'hideSearchTerm',
        description: 'Suggests neither the term nor terms that contain it',
        headers,
        body: HiddenTermBody,
        response: term,
      },
    },
    async ({ context, headers, body }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good({ term: await hideSearchTerm(context, body.term) })
    },
  )

  app.post(
    '/internal/search-terms/show',
    {
      schema: {
        tags,
        operationId: 'showSearchTerm',
        description: 'Suggests a hidden term again',
        headers,
        body: HiddenTermBody,
        response: term,
      },
    },
    async ({ context, headers, body }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good({ term: await showSearchTerm(context, body.term) })
    },
  )

  app.get(
    '/internal/missed-searches',
    {
      schema: {
        tags,
        operationId: 'listMissedSearches',
        description: 'What at least two visitors looked for in vain, the most frequent first',
        headers,
        querystring: ShopSearchQuery,
        response: ok(Type.Array(MissedSearch)),
      },
    },
    async ({ context, headers, query }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await listMissedSearches(context, query))
    },
  )
}
