import { Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
import {
  BlogArticle,
  BlogListQuery,
  BlogPost,
  ComingSoon,
  ContentPage,
  NewsArticle,
  NewsItem,
  NewsListQuery,
  ShopStat,
} from './article.schema.ts'
import * as article from './article.service.ts'
import { getNewsItem, listNews } from './article.service.ts'
import { listStats } from './content.service.ts'

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120, description: 'Id or slug' }) })
const named = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) })

export const articleRoutes = tagged('content', async (app) => {
  app.get(
    '/blogs',
    { schema: { operationId: 'listBlogPosts', querystring: BlogListQuery, response: okList(BlogPost, PageMeta) } },
    async ({ context, query }) => ({ status: true as const, ...(await article.listPosts(context, query)) }),
  )

  app.get(
    '/blogs/:id',
    {
      schema: {
        operationId: 'getBlogPost',
        description: 'Returns 410 GONE when it was withdrawn',
        params,
        response: ok(BlogArticle),
      },
    },
    async ({ context, params: { id } }) => good(await article.getPost(context, id)),
  )

  app.get(
    '/news',
    { schema: { operationId: 'listNews', querystring: NewsListQuery, response: okList(NewsItem, PageMeta) } },
    async ({ context, query }) => ({ status: true as const, ...(await listNews(context, query)) }),
  )

  app.get(
    '/news/:id',
    {
      schema: {
        operationId: 'getNewsItem',
        description: 'Returns 410 GONE when it was withdrawn',
        params,
        response: ok(NewsArticle),
      },
    },
    async ({ context, params: { id } }) => good(await getNewsItem(context, id)),
  )

  app.get('/stats', { schema: { operationId: 'listStats', response: ok(Type.Array(ShopStat)) } }, async ({ context }) =>
    good(await listStats(context)),
  )

  app.get(
    '/pages/:slug',
    { schema: { operationId: 'getPage', params: named, response: ok(ContentPage) } },
    async ({ context, params: { slug } }) => good(await article.getPage(context, slug)),
  )

  app.get('/coming-soon', { schema: { operationId: 'listComing', response: ok(ComingSoon) } }, async ({ context }) =>
    good(await article.listComing(context)),
  )
})
