import type { Context } from '#src/http/context.ts'
import { listBrands, listClubs } from './catalog.service.ts'
import { selectPicture, type Shown } from './image.queries.ts'
import { listCards } from './product-card.service.ts'
import { articleShare, nameShare, productShare, type Share, shopShare } from './share.service.ts'

type Page =
  | { kind: 'product' | 'club' | 'brand'; id: number }
  | { kind: 'post' | 'news'; slug: string }
  | { kind: 'shop' }

/** Returns the content of a page's share picture and its own picture, or undefined for an unknown page. */
export async function findShare(
  context: Context,
  page: Page,
): Promise<(Share & { findPicture: () => Promise<Shown | null> }) | undefined> {
  const share = await loadShare(context, page)
  if (!share) return undefined
  const { imageId } = share
  return {
    ...share,
    findPicture: async () =>
      imageId === null ? null : selectPicture(context.db, imageId, context.config.drawings !== ''),
  }
}

async function loadShare(context: Context, page: Page): Promise<Share | undefined> {
  if (page.kind === 'shop') return shopShare(context.language)
  if ('slug' in page) return articleShare(context, page.kind, page.slug)
  if (page.kind === 'product') {
    const card = (await listCards(context, [page.id])).get(page.id)
    return card && productShare(card, context.language)
  }
  const [named] =
    page.kind === 'club' ? await listClubs(context, { ids: [page.id] }) : await listBrands(context, { ids: [page.id] })
  return named && nameShare(page.kind, named, context.language)
}
