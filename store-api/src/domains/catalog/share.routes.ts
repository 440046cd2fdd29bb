import type { FastifyInstance } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { Busy } from '#src/pictures/limit.ts'
import { pictureStore } from '#src/pictures/picture-store.ts'
import { shareStore } from '#src/pictures/share-store.ts'
import { listBrands, listClubs } from './catalog.service.ts'
import { listCards } from './product-card.service.ts'
import { articleShare, nameShare, productShare, type Share, sharePicture, shopShare } from './share.service.ts'

const FILE = /^(?:shop|(product|club|brand)\.(\d{1,9})|(post|news)\.([a-z0-9-]{1,120}))\.(ar|en)(?:\.([0-9a-f]{16}))?\.jpg$/
const FOREVER = 'public, max-age=31536000, immutable'
/** Of an address that says nothing of what is shown, or what was shown once. */
const FOR_NOW = 'public, max-age=3600'

type Options = { /** where finished pictures are kept; made when missing */ cacheDir: string }

/**
 * GET /images/share/{kind}.{id}.{language}.{key}.jpg: what messengers and search engines show of a page, 1200 × 630. Without its key,
 * or with an older one, it is the same picture as it is now. `shop.{language}.jpg` is that of all other pages.
 */
export async function shareRoutes(app: FastifyInstance, { cacheDir }: Options): Promise<void> {
  const pictures = pictureStore(cacheDir)
  const store = shareStore(cacheDir, (error) => app.log.warn({ err: error }, 'share picture not kept'))
  const schema = { hide: true } // bytes for messengers: not part of the contract to other programs

  app.get<{ Params: { file: string } }>('/images/share/:file', { schema }, async ({ context, params, headers }, reply) => {
    const [, kind, id, article, slug = '', language, key] = FILE.exec(params.file) ?? []
    if (!language) throw new ApiError('NOT_FOUND')
    const asked: Context = { ...context, language: language === 'ar' ? 'ar' : 'en' }
    const subject = kind ? await thing(asked, kind, Number(id)) : article ? await articleShare(asked, article as 'post' | 'news', slug) : shopShare(asked.language)
    if (!subject) throw new ApiError('NOT_FOUND')
    reply.header('cache-control', key === subject.key ? FOREVER : FOR_NOW).header('etag', `"${subject.key}"`)
    if (headers['if-none-match']?.includes(`"${subject.key}"`)) return reply.code(304).send()
    const bytes = await store.open(subject.key, subject.card, async () => {
      const shown = await sharePicture(asked, subject)
      return shown && pictures.open(shown, { width: 800, format: 'webp' })
    }).catch((error: unknown) => {
      reply.header('cache-control', 'no-store')
      throw error instanceof Busy ? new ApiError('UNAVAILABLE', { retryAfter: 2 }) : error
    })
    return reply.type('image/jpeg').send(bytes)
  })
}

async function thing(context: Context, kind: string, id: number): Promise<Share | undefined> {
  if (kind === 'product') {
    const card = (await listCards(context, [id])).get(id)
    return card && productShare(card, context.language)
  }
  const [named] = kind === 'club' ? await listClubs(context, { ids: [id] }) : await listBrands(context, { ids: [id] })
  return named && nameShare(kind === 'club' ? 'club' : 'brand', named, context.language)
}
