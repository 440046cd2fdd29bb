import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

/** Photos and videos. */
export function mediaSource(api: StoreClient) {
  return {
    photos: (query: RequestOf<'get', '/photos'>['query']) => api.get('/photos', { query }, SHARED),
    /** Null when the photo does not exist. */
    photo: (id: number) => orNull(api.get('/photos/{id}', { path: { id } }, SHARED).then(({ data }) => data)),
    videos: (query: RequestOf<'get', '/videos'>['query']) => api.get('/videos', { query }, SHARED),
    /** Null when the video does not exist. */
    video: (slug: string) => orNull(api.get('/videos/{slug}', { path: { slug } }, SHARED).then(({ data }) => data)),
  }
}
