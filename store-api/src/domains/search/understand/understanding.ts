import type { WantedSort } from '#src/domains/search/language/phrases.ts'
import type { Expansion } from '#src/domains/search/words/expand.ts'
import type { NamedField } from './vocabulary.ts'

/** A condition that a search text sets. Any of the slugs; prices in piastres. */
export type Condition =
  | { field: NamedField | 'season' | 'size'; slugs: string[] }
  | { field: 'offers' | 'inStock' }
  /** «لبس»: what is worn on the body. No filter of the list, so it stays a word. */
  | { field: 'clothes' }
  | { field: 'price'; from?: number; to?: number }

/** How sure the meaning of a part is. When no product has all parts, the least sure one goes first. */
export const trust = {
  guess: 0,
  corrected: 1,
  word: 2,
  condition: 3,
  kind: 4,
  kids: 4.05,
  called: 4.1,
  brand: 4.2,
  thing: 4.5,
  head: 4.6,
  name: 5,
} as const

/** The words of a part. */
interface PartWords {
  word: string
  expansion: Expansion
  /** Whether products are called so, not only named with it. */
  isThing: boolean
  /** The use of a thing: «للكورة», not a ball. */
  isUse?: boolean
  /** Fields of the products in which it is refused; any of them without it. */
  places?: number
}

/** A part of a search text with one meaning: a condition, or words that a product's text has. */
export interface Part {
  /** As it was typed, and as it was understood. */
  typed: string
  meant: string
  trust: number
  condition?: Condition
  words?: PartWords
  /** Its second meaning, where not all fits the first: «للبنات» may be women, and a sweatshirt a hoodie. */
  orElse?: { condition: Condition } | { words: PartWords }
  /** Products without it match too. */
  isSoft?: boolean
  /** Said behind «and» or «or». */
  isAlso?: boolean
  /** Names a player of the club. */
  isPlayer?: boolean
}

export interface Correction {
  typed: string
  meant: string
  kind: 'spelling' | 'keyboard'
}

/** What was understood of a search text. */
export interface Understanding {
  parts: Part[]
  without: Part[]
  sort: WantedSort | null
  corrected: Correction[]
  /** Words that nothing of the shop is called. */
  unknown: string[]
  /** Typed words in place of which a guess is looked for, or that were taken for a filler. */
  guessed: string[]
  /** A text to offer: with a word that would change the thing that is looked for. */
  offered: string | null
}
