import { createHash } from 'node:crypto'
import type { Context } from '#src/http/context.ts'
import type { Language } from 'server-kit/language.ts'
import { shopSettings } from 'server-kit/shop-identity.ts'
import { formatMoney } from '#src/money.ts'
import { type ArticleKind, selectArticle } from './catalog.queries.ts'

/** Changes when the drawing does (pictures/share-picture.ts): another drawing, another address. */
const DRAWING = 1

/** What the picture of a page shows. */
export interface Share {
  card: {
    language: Language
    title: string
    /** One line above the title. */
    kicker: string | null
    /** As people read it. */
    price: string | null
    before: string | null
    /** The shop's name. */
    shop: string
  }
  imageId: string | null
  /** Of all that the picture shows: another content, another key. */
  key: string
}

export interface SharedProduct {
  id: number
  name: string
  price: number
  compareAtPrice: number | null
  club: { name: string } | null
  brand: { name: string } | null
  image: { id: string }
}
export type SharedName = { id: number; name: string; image: { id: string } | null }

const KICKERS = {
  club: { ar: 'كل أطقم النادي وتيشيرتاته', en: 'Every kit and shirt' },
  brand: { ar: 'كل منتجات الماركة', en: 'Everything from the brand' },
  post: { ar: 'من المدونة', en: 'From the blog' },
  news: { ar: 'أخبار المتجر', en: 'Shop news' },
}
const SLOGAN = { ar: 'أطقم كورة ولبس رياضي، والدفع عند الاستلام', en: 'Kits and sportswear, paid for at your door' }

/** The address of a product's picture for messengers; it never shows anything else. */
export function productShareAddress(product: SharedProduct, language: Language): string {
  return address('product', product.id, language, productShare(product, language).key)
}

/** The address of the picture of a club or a brand. */
export function nameShareAddress(kind: 'club' | 'brand', thing: SharedName, language: Language): string {
  return address(kind, thing.id, language, nameShare(kind, thing, language).key)
}

/** What the picture of a product shows. */
export function productShare(
  { name, price, compareAtPrice, club, brand, image }: SharedProduct,
  language: Language,
): Share {
  const kicker = [club?.name, brand?.name].filter(Boolean).join(' · ')
  const [now, before] = [price, compareAtPrice].map((each) => (each === null ? null : formatMoney(each, language)))
  return shareOf({ title: name, kicker, price: now, before }, image.id, language)
}

/** What the picture of a club or a brand shows. */
export function nameShare(kind: 'club' | 'brand', { name, image }: SharedName, language: Language): Share {
  return shareOf({ title: name, kicker: KICKERS[kind][language] }, image?.id ?? null, language)
}

/** The picture of a post or a news item; undefined when there is none such. */
export async function articleShare(
  { db, language, now }: Context,
  kind: ArticleKind,
  slug: string,
): Promise<Share | undefined> {
  const article = await selectArticle(db, language, { kind, slug, now: now() })
  return article && shareOf({ title: article.title, kicker: KICKERS[kind][language] }, article.imageId, language)
}

/** The picture of every page that has none of its own. */
export function shopShare(language: Language): Share {
  return shareOf({ title: SLOGAN[language] }, null, language)
}

type Texts = Pick<Share['card'], 'title'> & Partial<Pick<Share['card'], 'kicker' | 'price' | 'before'>>

function shareOf(
  { title, kicker, price = null, before = null }: Texts,
  imageId: string | null,
  language: Language,
): Share {
  const card = { language, title, kicker: kicker || null, price, before, shop: shopSettings.name[language] }
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, card, imageId]))
    .digest('hex')
    .slice(0, 16)
  return { card, imageId, key }
}

function address(kind: string, id: number, language: Language, key: string): string {
  return `/images/share/${kind}.${id}.${language}.${key}.jpg`
}
