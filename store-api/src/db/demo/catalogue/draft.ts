import type { Size } from '#src/db/demo/names/sizes.ts'
import type { Art } from '#src/db/demo/art/art.ts'
import type { BrandSlug } from '#src/db/demo/names/brands.ts'
import type { CategorySlug } from '#src/db/demo/names/categories.ts'
import type { ColorSlug } from '#src/db/demo/names/colors.ts'
import type { SeasonSlug } from '#src/db/demo/names/seasons.ts'
import type { ClothName } from './texts-cloth.ts'

export type Pair = [ar: string, en: string]
export type Way = { color: ColorSlug; art: Art }

/** A product as the demo shop writes it down; rows/ turns it into rows. */
export type Draft = {
  /** Unique and for ever: sku, stock and what sold follow from it. */
  code: string
  slug: string
  category: CategorySlug
  name: Pair
  about: Pair
  cloth: ClothName
  fit?: Pair
  brand: BrandSlug | null
  club?: string
  season?: SeasonSlug
  kitType?: 'home' | 'away' | 'third' | 'goalkeeper' | 'training' | 'retro'
  gender: 'men' | 'women' | 'kids' | 'unisex'
  /** EGP, VAT included; `was` is the price before an offer. */
  price: number
  was?: number
  sizes: Size[]
  ways: Way[]
  /** Days since it came to the shop. */
  age: number
  /** How often it is asked for, against the others: the history draws by it. */
  sold: number
  /** coming: made and announced, nothing on the shelves; gone: sold out everywhere. */
  stock?: 'coming' | 'gone'
}

export type BundleDraft = {
  code: string
  slug: string
  category: CategorySlug
  name: Pair
  about: Pair
  club?: string
  gender: Draft['gender']
  parts: { code: string; quantity: number }[]
  /** EGP off the sum of the parts. */
  saving: number
  age: number
  sold: number
}

/** A name as it stands in an address: lower case, Latin letters, digits, dashes. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** About `percent` off, brought to a price that looks right on a tag: 1,490 rather than 1,485; below 1,000 a multiple of 10. */
export function off(was: number, percent: number): { price: number; was: number } {
  const exact = (was * (100 - percent)) / 100
  return { price: exact < 1000 ? Math.round(exact / 10) * 10 : Math.round(exact / 100) * 100 - 10, was }
}
