import type { Language } from 'server-kit/language.ts'
import { amountOf } from '#src/money.ts'
import type { FeedProduct, FeedVariant } from './feed.queries.ts'
import { gtinOf } from '#src/domains/catalog/variant.service.ts'

/** One variant in the format of ad platforms. */
export interface FeedItem {
  id: string
  groupId: string
  title: string
  description: string
  link: string
  /** The first is the main one. */
  images: string[]
  /** A product under manufacturing has no date yet, which `preorder` requires. */
  availability: 'in_stock' | 'out_of_stock'
  /** '1249.50 EGP' */
  price: string
  salePrice: string | null
  brand: string | null
  gtin: string | null
  color: string | null
  size: string | null
  gender: 'male' | 'female' | 'unisex' | null
  ageGroup: 'adult' | 'kids'
  /** 'رجالي > تيشيرتات' */
  productType: string
  /** Google's category number, where one fits. */
  googleCategory: number | null
  bundle: boolean
}

/** Google's taxonomy: clothing, socks, shoes, sporting goods. */
const CATEGORY_OF_SIZE: Record<string, number> = { clothes: 1604, kids: 1604, socks: 209, shoes: 187, ball: 988 }
const GENDERS = { men: 'male', women: 'female', kids: 'unisex', unisex: 'unisex' } as const
/** Limits of the platforms. */
const MOST = { title: 150, description: 5000, images: 11 }

/** Returns one item per variant of a product with a picture: the platforms refuse items without one. */
export function itemsOf(product: FeedProduct, origin: string, language: Language): FeedItem[] {
  return product.variants.flatMap((variant) => {
    const images = imageUrlsOf(product, variant, origin)
    return images.length > 0 ? [itemOf(product, variant, images, origin, language)] : []
  })
}

function itemOf(
  product: FeedProduct,
  variant: FeedVariant,
  images: string[],
  origin: string,
  language: Language,
): FeedItem {
  const { sku, barcode, price, compareAtPrice, color, size } = variant
  const search = new URLSearchParams({
    ...(color && { color: color.slug }),
    ...(size && { size: size.slug }),
    lang: language,
  })
  const only = size?.kind === 'one' ? null : size
  return {
    id: sku,
    groupId: product.code,
    title: [product.name, color?.name, only?.label].filter(Boolean).join(' – ').slice(0, MOST.title),
    description: (product.description.trim() || product.name).slice(0, MOST.description),
    link: `${origin}/products/${encodeURIComponent(product.slug)}?${search.toString()}`,
    images,
    availability: product.status === 'online' && variant.free > 0 ? 'in_stock' : 'out_of_stock',
    price: pounds(compareAtPrice ?? price),
    salePrice: compareAtPrice === null ? null : pounds(price),
    brand: product.brand,
    gtin: gtinOf(barcode),
    color: color?.name ?? null,
    size: only?.label ?? null,
    gender: product.gender && GENDERS[product.gender],
    ageGroup: product.gender === 'kids' ? 'kids' : 'adult',
    productType: product.categories.join(' > '),
    googleCategory: CATEGORY_OF_SIZE[size?.kind ?? ''] ?? null,
    bundle: product.kind === 'bundle',
  }
}

/** Returns the pictures of the colour, otherwise of any colour, as JPEG, which all platforms accept. */
function imageUrlsOf({ images }: FeedProduct, { color }: FeedVariant, origin: string): string[] {
  const own = images.filter(({ colorId }) => colorId === (color?.id ?? null))
  const shown = own.length > 0 ? own : images
  return shown.slice(0, MOST.images).map(({ id }) => `${origin}/images/${id}/1200.jpg`)
}

/** '1249.50 EGP' of 124950 piastres. */
export function pounds(piastres: number): string {
  return `${amountOf(piastres)} EGP`
}
