import { ApiError } from '#src/http/api-error.ts'
import { CONTENT_TYPES, parseSize } from './picture.ts'
import type {} from '@fastify/swagger' // lets a schema say `hide`
import type { FastifyInstance } from 'fastify'
import type { Photo, Picture } from './picture.ts'
import type { PictureStore } from './picture-store.ts'

export type PicturesOptions = {
  /** the picture of an image id; null when there is none */
  findPicture: (id: string) => Promise<Picture | null>
  store: PictureStore
}

/**
 * Stands for the picture of a product that has none: a grey hanger on no ground. The number in `photo` names this
 * drawing in caches.
 */
const NO_PICTURE: Photo = {
  photo: 'none-1',
  read: async () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" fill="none" stroke="#8d929b" stroke-width="28" stroke-linecap="round" stroke-linejoin="round">
    <path d="M540 600a64 64 0 1 1 92 58c-22 11-32 28-32 52v20L300 920c-28 18-16 60 18 60h564c34 0 46-42 18-60L600 730"/></svg>`),
}

const IMAGE_ID = /^[\w-]{1,64}$/
/** A picture never changes under its address. */
const FOREVER = 'public, max-age=31536000, immutable'

/** True when the browser holds this version already. */
const holds = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/** GET /images/:id/:file, where file is one of `{240|480|800|1200}.{avif|webp|jpg}`. */
export async function picturesRoutes(app: FastifyInstance, { findPicture, store }: PicturesOptions): Promise<void> {
  const schema = { hide: true } // bytes for browsers: not part of the contract to other programs

  app.get<{ Params: { id: string; file: string } }>('/images/:id/:file', { schema }, async (request, reply) => {
    const size = parseSize(request.params.file)
    const { id } = request.params
    const picture = !size || !IMAGE_ID.test(id) ? null : id === 'none' ? NO_PICTURE : await findPicture(id)
    // Whatever is refused below may be there a moment later.
    reply.header('cache-control', 'no-store')
    if (!size || !picture) throw new ApiError('NOT_FOUND')

    const etag = await store.etag(picture, size)
    const known = () => reply.header('etag', etag).header('cache-control', FOREVER)
    if (holds(request.headers['if-none-match'], etag)) return known().code(304).send()
    const bytes = await store.open(picture, size, request.context)
    return known().type(CONTENT_TYPES[size.format]).send(bytes)
  })
}
