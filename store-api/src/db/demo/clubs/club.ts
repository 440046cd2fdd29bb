import type { ShirtPattern } from '#src/db/demo/art/art.ts'
import type { BrandSlug } from '#src/db/demo/names/brands.ts'
import type { ColorSlug } from '#src/db/demo/names/colors.ts'

type Pair = [ar: string, en: string]

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

export type Collar = 'crew' | 'v' | 'polo'
export type KitType = 'home' | 'away' | 'third' | 'goalkeeper'

export type Kit = {
  type: KitType
  color: ColorSlug
  /** Main, second and accent, as hex. */
  colors: string[]
  pattern: ShirtPattern
  collar: Collar
  /** How it looks, as a phrase that opens a sentence. */
  look: Pair
}

type MakeKit = (color: ColorSlug, colors: string, pattern: ShirtPattern, collar: Collar, ar: string, en: string) => Kit

const kit =
  (type: KitType): MakeKit =>
  (color, colors, pattern, collar, ar, en) => ({
    type,
    color,
    pattern,
    collar,
    colors: colors.split(' ').map((hex) => `#${hex}`),
    look: [ar, en],
  })

export const home = kit('home')
export const away = kit('away')
export const third = kit('third')
export const keeper = kit('goalkeeper')

/** The kits of each club for the current season, by the slug of the club. */
export type KitBook = Record<string, Kit[]>
