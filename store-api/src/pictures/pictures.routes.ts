import { ApiError } from '#src/http/api-error.ts'
import { Busy } from '#src/http/work-limit.ts'
import { CONTENT_TYPES, parseSize } from './picture.ts'
import { pictureStore } from './picture-store.ts'
import type {} from '@fastify/swagger' // lets a schema say `hide`
import type { FastifyInstance } from 'fastify'
import type { Picture } from './picture.ts'

export type PicturesOptions = {
  /** the picture of an image id; null when there is none */
  findPicture: (id: string) => Promise<Picture | null>
  /** where finished pictures are kept; made when missing */
  cacheDir: string
  /** pictures made at a time, 1 or 2 (default 2) */
  concurrency?: number
}

const IMAGE_ID = /^[\w-]{1,64}$/
/** A picture never changes under its address. */
const FOREVER = 'public, max-age=31536000, immutable'

/** True when the browser holds this version already. */
const holds = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(tag => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/** GET /images/:id/:file, where file is one of `{240|480|800|1200}.{avif|webp|jpg}`. */
export async function picturesRoutes(app: FastifyInstance, options: PicturesOptions): Promise<void> {
  const { findPicture, cacheDir, concurrency } = options
  const store = pictureStore(cacheDir, { concurrency, onKeepFailed: error => app.log.warn({ err: error }, 'caching an image failed') })
  const schema = { hide: true } // bytes for browsers: not part of the contract to other programs

  app.get<{ Params: { id: string; file: string } }>('/images/:id/:file', { schema }, async (request, reply) => {
    const size = parseSize(request.params.file)
    const picture = size && IMAGE_ID.test(request.params.id) ? await findPicture(request.params.id) : null
    // Whatever is refused below may be there a moment later.
    reply.header('cache-control', 'no-store')
    if (!size || !picture) throw new ApiError('NOT_FOUND')

    const etag = store.etag(picture, size)
    const known = () => reply.header('etag', etag).header('cache-control', FOREVER)
    if (holds(request.headers['if-none-match'], etag)) return known().code(304).send()
    const bytes = await store.open(picture, size).catch((error: unknown) => {
      throw error instanceof Busy ? new ApiError('UNAVAILABLE', { retryAfter: 2 }) : error
    })
    return known().type(CONTENT_TYPES[size.format]).send(bytes)
  })
}
