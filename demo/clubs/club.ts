import type { BrandSlug } from '#demo/names/brands.ts'

export type Pair = [ar: string, en: string]

export type EmblemPattern =
  'solid' | 'line' | 'stripes' | 'hoops' | 'halves' | 'quarters' | 'band' | 'two-bands' | 'thirds' | 'sash' | 'checks'

/** The facts of a club; an uncertain fact is left out (docs/rules/catalogue.md#facts). */
export type Club = {
  slug: string
  /** Three letters that begin the codes of its products. */
  code: string
  kind: 'club' | 'national'
  name: Pair
  /** As much as is known of the day: '1907-04-24', '1899-12' or '1892'. */
  founded?: string
  founders?: Pair
  league?: Pair
  nicknames?: Pair
  stadium?: Pair
  kitColor?: Pair
  supplier?: BrandSlug
  emblem: { pattern: EmblemPattern; colors: string[] }
  /** How much Egyptian shoppers ask for it: 3 everybody, 2 many, 1 some. */
  fame: 1 | 2 | 3
  /** A word in Latin capitals that may be printed on its things. */
  word: string
}
