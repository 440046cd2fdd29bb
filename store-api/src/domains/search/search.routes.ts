import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Db } from '#src/db/pool.ts'
import { good, ok, okList } from '#src/http/envelope.ts'
import { listProducts } from './product-list.service.ts'
import { ListedProduct, ProductListMeta, ProductListQuery, SearchSuggestions, SuggestQuery } from './search.schema.ts'
import { createTermCounter } from './search-term.service.ts'
import { suggest } from './suggest.service.ts'

const tags = ['search']
/** Interval of writing the counted search terms, in milliseconds. */
const FLUSH = 10_000

/** `countIn` gets the counted search terms. */
export const searchRoutes: FastifyPluginAsyncTypebox<{ countIn: Db }> = async (app, { countIn }) => {
  const terms = createTermCounter(countIn)
  const flush = () =>
    terms.flush().catch((error: Error) => app.log.warn({ err: error }, 'counting search terms failed'))
  const writing = setInterval(() => void flush(), FLUSH).unref()
  app.addHook('onClose', async () => {
    clearInterval(writing)
    await flush()
  })

  app.get(
    '/products',
    {
      schema: {
        tags,
        operationId: 'listProducts',
        querystring: ProductListQuery,
        response: okList(ListedProduct, ProductListMeta),
      },
    },
    async ({ context, query }) => {
      const list = await listProducts(context, query)
      terms.countList(context, query, list.meta)
      return { status: true as const, ...list }
    },
  )

  app.get(
    '/search/suggest',
    { schema: { tags, operationId: 'suggest', querystring: SuggestQuery, response: ok(SearchSuggestions) } },
    async ({ context, query }) => good(await suggest(context, query)),
  )
}
