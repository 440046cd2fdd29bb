/** Kinds of products that can be drawn. README.md lists the views, patterns and options of each. */
export type SingleKind =
  | 'jersey'
  | 'tshirt'
  | 'polo'
  | 'hoodie'
  | 'sweatshirt'
  | 'jacket'
  | 'bra'
  | 'shorts'
  | 'pants'
  | 'leggings'
  | 'tracksuit'
  | 'socks'
  | 'shoe'
  | 'boot'
  | 'slide'
  | 'ball'
  | 'backpack'
  | 'duffel'
  | 'cap'
  | 'beanie'
  | 'scarf'
  | 'gloves'
  | 'shinguards'
  | 'bottle'
  | 'racket'
  | 'mug'
  | 'keychain'
export type ArtKind = SingleKind | 'bundle'

export type ArtView =
  | 'front'
  | 'back'
  | 'side'
  | 'pair'
  | 'top'
  | 'sole'
  | 'flat'
  | 'detail'
  | 'fabric'
  | 'part1'
  | 'part2'
  | 'part3'
  | 'part4'

export type ShirtPattern =
  | 'solid'
  | 'stripes'
  | 'thin-stripes'
  | 'pinstripe'
  | 'hoops'
  | 'thin-hoops'
  | 'sash'
  | 'halves'
  | 'quarters'
  | 'sleeves'
  | 'band'
  | 'two-bands'
  | 'center-stripe'
  | 'gradient'
  | 'zigzag'
  | 'graphic'
  | 'diagonal'
  | 'waves'
  | 'checks'
  | 'side-panels'
  | 'yoke'

export type Pattern =
  | ShirtPattern
  | 'block'
  | 'side'
  | 'sides'
  | 'hem'
  | 'stripe'
  | 'swirl'
  | 'ring'
  | 'bands'
  | 'top'
  | 'lines'
  | 'panel'
  | 'fade'
  | 'shards'
  | 'plain'
  | 'flash'
  | 'ribs'
  | 'split'
  | 'classic'
  | 'pinwheel'
  | 'triangles'
  | 'arcs'
  | 'topo'
  | 'ends'
  | 'panels'
  | 'blocks'
  | 'bars'
  | 'vertical'
  | 'bar'
  | 'arrow'
  | 'slash'
  | 'wave'
  | 'word'

/** Options of a drawing; colours are `#rgb` or `#rrggbb`. README.md lists those of each kind. */
export type ArtOptions = {
  collar?: 'crew' | 'v' | 'polo' | 'high'
  sleeve?: 'short' | 'long'
  trim?: string
  cuffs?: string
  number?: number
  /** Latin letters, digits, space, hyphen, dot; at most 14 */
  name?: string
  ink?: string
  frontNumber?: boolean
  /** colour of an abstract sponsor mark on the chest */
  sponsor?: string
  /** a second print in a shade of the cloth, under the pattern */
  tonal?: ShirtPattern
  print?: 'lines' | 'peaks' | 'circle' | 'word' | 'grid'
  word?: string
  zip?: string
  cord?: string
  piping?: string
  lining?: string
  collarColor?: string
  hood?: boolean
  /** colours of a tracksuit's pants */
  bottom?: readonly string[]
  height?: 'knee' | 'crew'
  heel?: string
  laces?: string
  midsole?: string
  outsole?: string
  wedge?: string
  plate?: string
  texture?: 'knit'
  type?: 'football' | 'basketball' | 'volleyball' | 'tennis' | 'padel'
  count?: 1 | 3
  pom?: boolean
  charm?: 'ball' | 'jersey'
  strings?: string
}

export type SingleArt = ArtOptions & {
  kind: SingleKind
  /** main, second, accent; the later ones default to the one before */
  colors: readonly string[]
  pattern?: Pattern
  /** seed of the random details: folds, the rotation of a ball */
  seed?: string | number
}

/** Two to four products in one picture. */
export type BundleArt = { kind: 'bundle'; parts: readonly SingleArt[] }

export type Art = SingleArt | BundleArt
export type ArtOption = keyof ArtOptions

/** An art with its defaults, as the drawing functions read it. */
export type Spec = ArtOptions & {
  kind: SingleKind
  main: string
  second: string
  accent: string
  pattern: Pattern
  seed: number
}
