import type { FastifyInstance } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ImageProcess } from './image-process.ts'
import type { Picture } from './picture.ts'
import type { PictureStore } from './picture-store.ts'
import type { ShareCard } from './share-picture.ts'
import { shareStore } from './share-store.ts'

/** Which page a picture is of: a product, club or brand by its id, a post or news by its slug, or the shop. */
export type Shared =
  | { kind: 'product' | 'club' | 'brand'; id: number }
  | { kind: 'post' | 'news'; slug: string }
  | { kind: 'shop' }

type Options = {
  /**
   * what the picture of a page shows, in the language of the context, under a key of all of it; undefined when there is
   * no such page
   */
  findShare: (
    context: Context,
    page: Shared,
  ) => Promise<{ card: ShareCard; key: string; findPicture: () => Promise<Picture | null> } | undefined>
  /** where finished pictures are kept; made when missing */
  cacheDir: string
  images: ImageProcess
  pictures: PictureStore
}

const FILE =
  /^(?:shop|(?<named>product|club|brand)\.(?<id>\d{1,9})|(?<article>post|news)\.(?<slug>[a-z0-9-]{1,120}))\.(?<language>ar|en)(?:\.(?<key>[0-9a-f]{16}))?\.jpg$/
const FOREVER = 'public, max-age=31536000, immutable'
/** Of an address that says nothing of what is shown, or what was shown once. */
const FOR_NOW = 'public, max-age=3600'

/**
 * GET /images/share/{kind}.{id}.{language}.{key}.jpg: what messengers and search engines show of a page, 1200 × 630.
 * Without its key, or with an older one, it is the same picture as it is now. `shop.{language}.jpg` is that of all
 * other pages.
 */
export async function shareRoutes(
  app: FastifyInstance,
  { findShare, cacheDir, images, pictures }: Options,
): Promise<void> {
  const store = shareStore(cacheDir, images, (error) => app.log.warn({ err: error }, 'caching a preview image failed'))
  const schema = { hide: true } // bytes for messengers: not part of the contract to other programs

  app.get<{ Params: { file: string } }>(
    '/images/share/:file',
    { schema },
    async ({ context, params, headers }, reply) => {
      const asked = FILE.exec(params.file)?.groups
      const share =
        asked &&
        (await findShare({ ...context, language: asked['language'] === 'ar' ? 'ar' : 'en' }, parseShared(asked)))
      if (!share) throw new ApiError('NOT_FOUND')
      const etag = `"${share.key}"`
      const known = () =>
        reply.header('cache-control', asked?.['key'] === share.key ? FOREVER : FOR_NOW).header('etag', etag)
      if (headers['if-none-match']?.includes(etag)) return known().code(304).send()
      const open = async () => {
        const picture = await share.findPicture()
        return picture && pictures.open(picture, { width: 800, format: 'webp' }, context)
      }
      const bytes = await store.open(share.key, share.card, { open, caller: context })
      return known().type('image/jpeg').send(bytes)
    },
  )
}

function parseShared({ named, id, article, slug = '' }: Record<string, string | undefined>): Shared {
  if (named) return { kind: named as 'product' | 'club' | 'brand', id: Number(id) }
  return article ? { kind: article as 'post' | 'news', slug } : { kind: 'shop' }
}
