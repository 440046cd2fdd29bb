import { dice, type Dice } from '#demo/random.ts'
import type { Kept } from '#demo/history/orders.ts'
import { type Fit, languageOf, type ReviewText, textsAbout } from './texts.ts'

export type ReviewRow = {
  product_id: number
  order_line_id: number
  rating: number
  fit: Fit | null
  text: string
  author: string
  created_at: Date
}

const HOUR = 3_600_000
/** Share of kept lines that are reviewed, and share of the reviews that have a text. */
const REVIEWED = 0.36
const IN_WORDS = 0.72
/** Share of the reviews whose text does not mention the fit that answer how the size fits. */
const VOTES = 0.65
/** Maximum number of days between delivery and review; most are written within weeks. */
const LATEST = 110

/**
 * Percentages of five, four, three and two stars (the rest is one star), each with its change per point of a product's
 * quality.
 */
const STARS = [
  [60, 1],
  [24, -0.5],
  [9, -0.28],
  [4, -0.12],
] as const
const QUALITY = 14

/** Percentages of customers who find the products of a brand small and large. */
const tendencies: Record<string, [small: number, large: number]> = {
  nike: [34, 4],
  puma: [24, 6],
  joma: [30, 4],
  kappa: [28, 5],
  adidas: [12, 9],
  'new-balance': [8, 14],
  skechers: [4, 26],
  'under-armour': [6, 22],
  modarag: [9, 9],
}
const USUAL = [12, 10] as const

/** Returns the reviews of kept lines before `now` (ms, UTC). No product has the same text twice. */
export function reviewsOf(kept: Kept[], now: number): ReviewRow[] {
  const usedTexts = new Set<string>()
  return kept.flatMap((one) => {
    const { product, row } = one.bought
    const chance = dice(`review ${one.lineId}`)
    const texts = textsAbout(product.category)
    const hours = Math.min(...[1, 2, 3].map(() => chance.between(20, LATEST * 24)))
    const at = one.delivered + hours * HOUR
    if (texts.length === 0 || at > now || !chance.chance(REVIEWED)) return []
    const rating = starsOf(chance, product.code)
    const vote = row.size_en && SIZED.test(product.category) ? voteOf(chance, product.brand, rating) : undefined
    const isFit = (text: ReviewText) =>
      text.rating === rating &&
      isBy(text, one) &&
      (!text.fit || text.fit === vote) &&
      (text.days ?? 0) * 24 <= hours &&
      !usedTexts.has(`${product.id} ${text.text}`)
    const possible = chance.chance(IN_WORDS) ? texts.filter(isFit) : []
    const words = possible.length > 0 ? chance.pick(possible) : undefined
    if (words) usedTexts.add(`${product.id} ${words.text}`)
    const fit = words?.fit ?? (vote && chance.chance(VOTES) ? vote : null)
    const { firstName: author } = one.person
    const review = { product_id: product.id, order_line_id: one.lineId, rating, fit, text: words?.text ?? '', author }
    return [{ ...review, created_at: new Date(at) }]
  })
}

/** Categories of clothes and shoes: their sizes fit or do not. */
const SIZED = /^(football-kits|men-(?!socks)|women|kids|shoes)/

/** Whether the buyer may have written the text: their language and, where it shows, their gender. */
function isBy({ by, text }: ReviewText, { person }: Kept): boolean {
  return languageOf(text) === person.language && (!by || (by === 'w') === person.isWoman)
}

function starsOf(chance: Dice, code: string): number {
  const quality = dice(`${code} quality`).between(-QUALITY, QUALITY)
  let left = chance.between(1, 100)
  for (const [i, [share, shift]] of STARS.entries()) {
    left -= share + quality * shift
    if (left <= 0) return 5 - i
  }
  return 1
}

/** Draws how the size fits; low ratings complain about it more often. */
function voteOf(chance: Dice, brand: string | null, rating: number): Fit {
  const [small, large] = (brand && tendencies[brand]) || USUAL
  const cast = chance.between(1, 100) / (rating <= 3 ? 2.2 : 1)
  return cast <= small ? 'small' : cast <= small + large ? 'large' : 'true'
}
