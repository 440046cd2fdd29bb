import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

const dataOf = <T>({ data }: { data: T }): T => data

/** Editorial content. Lookups accept an id or a slug and throw for withdrawn content. */
export function articlesSource(api: StoreClient) {
  return {
    posts: (query: RequestOf<'get', '/blogs'>['query']) => api.get('/blogs', { query }, SHARED),
    post: (id: string) =>
      orNull(
        api.get('/blogs/{id}', { path: { id } }, SHARED).then(({ data: { post, ...rest } }) => ({ ...post, ...rest })),
      ),
    news: (query: RequestOf<'get', '/news'>['query']) => api.get('/news', { query }, SHARED),
    newsItem: (id: string) =>
      orNull(
        api.get('/news/{id}', { path: { id } }, SHARED).then(({ data: { item, ...rest } }) => ({ ...item, ...rest })),
      ),
    stats: () => api.get('/stats', {}, SHARED).then(dataOf),
    page: (slug: string) => orNull(api.get('/pages/{slug}', { path: { slug } }, SHARED).then(dataOf)),
    coming: () => api.get('/coming-soon', {}, SHARED).then(dataOf),
  }
}
