import { leggings, pants } from '#demo/art/bottoms/pants.ts'
import { shorts } from '#demo/art/bottoms/shorts.ts'
import { socks } from '#demo/art/bottoms/socks.ts'
import { tracksuit } from '#demo/art/bottoms/tracksuit.ts'
import { backpack } from '#demo/art/gear/backpack.ts'
import { ball } from '#demo/art/gear/ball.ts'
import { beanie } from '#demo/art/gear/beanie.ts'
import { bottle } from '#demo/art/gear/bottle.ts'
import { cap } from '#demo/art/gear/cap.ts'
import { duffel } from '#demo/art/gear/duffel.ts'
import { FOOTBALL_PATTERNS } from '#demo/art/gear/football.ts'
import { gloves } from '#demo/art/gear/gloves.ts'
import { keychain } from '#demo/art/gear/keychain.ts'
import { mug } from '#demo/art/gear/mug.ts'
import { racket } from '#demo/art/gear/racket.ts'
import { scarf } from '#demo/art/gear/scarf.ts'
import { shinguards } from '#demo/art/gear/shinguards.ts'
import { boot, shoe, slide } from '#demo/art/shoes/footwear.ts'
import { bra } from '#demo/art/tops/bra.ts'
import { hoodie, jacket, sweatshirt } from '#demo/art/tops/heavy.ts'
import { SHIRT_PATTERNS } from '#demo/art/tops/print.ts'
import { jersey, polo, tshirt } from '#demo/art/tops/shirt.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { ArtOption, ArtView, Pattern, SingleKind, Spec } from './art.ts'

/** Type of an option: a colour, colours, a boolean, a shirt number, drawn letters, or one of a list. */
export type Rule = 'color' | 'colors' | 'flag' | 'number' | 'letters' | readonly (string | number)[]
export type Weave = 'mesh' | 'knit' | 'fleece' | 'canvas' | 'twill' | 'wool'

type Kind = {
  draw: (pen: Pen, p: Spec, view: ArtView) => Markup
  /** the first one is shown in lists */
  views: readonly ArtView[]
  patterns: readonly Pattern[]
  /** default pattern: the first of the list, or one chosen by the seed */
  seeded?: true
  options: Readonly<Partial<Record<ArtOption, Rule>>>
  /** centre and scale of the close-up */
  focus: readonly [x: number, y: number, zoom: number]
  /** cloth of the `fabric` view and of close-ups */
  weave?: Weave
}

const CLOTHES: readonly ArtView[] = ['front', 'back', 'detail', 'fabric']
const HEAVY: readonly Pattern[] = [...SHIRT_PATTERNS, 'block', 'side']
const PRINT_OPTIONS = { print: ['lines', 'peaks', 'circle', 'word', 'grid'], word: 'letters' } as const
const JERSEY_OPTIONS = {
  collar: ['crew', 'v', 'polo'],
  sleeve: ['short', 'long'],
  trim: 'color',
  cuffs: 'color',
  number: 'number',
  name: 'letters',
  ink: 'color',
  frontNumber: 'flag',
  sponsor: 'color',
  tonal: SHIRT_PATTERNS,
} as const
const JACKET_OPTIONS = {
  trim: 'color',
  zip: 'color',
  piping: 'color',
  hood: 'flag',
  lining: 'color',
  cord: 'color',
  collarColor: 'color',
} as const

/** Every kind that can be drawn alone. */
export const KINDS: Readonly<Record<SingleKind, Kind>> = {
  jersey: {
    draw: jersey,
    views: CLOTHES,
    patterns: SHIRT_PATTERNS,
    options: JERSEY_OPTIONS,
    focus: [470, 300, 2.4],
    weave: 'mesh',
  },
  tshirt: {
    draw: tshirt,
    views: CLOTHES,
    patterns: SHIRT_PATTERNS,
    options: { collar: ['crew', 'v'], sleeve: ['short', 'long'], trim: 'color', cuffs: 'color', ...PRINT_OPTIONS },
    focus: [470, 300, 2.4],
    weave: 'knit',
  },
  polo: {
    draw: polo,
    views: CLOTHES,
    patterns: SHIRT_PATTERNS,
    options: { sleeve: ['short', 'long'], trim: 'color', cuffs: 'color' },
    focus: [440, 290, 2.4],
    weave: 'canvas',
  },
  hoodie: {
    draw: hoodie,
    views: CLOTHES,
    patterns: HEAVY,
    options: { trim: 'color', zip: 'color', piping: 'color', cord: 'color', lining: 'color', ...PRINT_OPTIONS },
    focus: [440, 300, 2.2],
    weave: 'fleece',
  },
  sweatshirt: {
    draw: sweatshirt,
    views: CLOTHES,
    patterns: HEAVY,
    options: { trim: 'color', piping: 'color', ...PRINT_OPTIONS },
    focus: [470, 300, 2.3],
    weave: 'fleece',
  },
  jacket: {
    draw: jacket,
    views: CLOTHES,
    patterns: HEAVY,
    options: JACKET_OPTIONS,
    focus: [450, 280, 2.2],
    weave: 'knit',
  },
  tracksuit: {
    draw: tracksuit,
    views: CLOTHES,
    patterns: HEAVY,
    options: { ...JACKET_OPTIONS, bottom: 'colors' },
    focus: [300, 300, 2.2],
    weave: 'knit',
  },
  bra: {
    draw: bra,
    views: CLOTHES,
    patterns: [...SHIRT_PATTERNS.filter((pattern) => pattern !== 'sleeves'), 'block'],
    options: { trim: 'color' },
    focus: [440, 570, 1.8],
    weave: 'knit',
  },
  shorts: {
    draw: shorts,
    views: CLOTHES,
    patterns: ['solid', 'sides', 'hem', 'stripe', 'gradient', 'halves'],
    options: { trim: 'color', cord: 'color', number: 'number' },
    focus: [430, 330, 2.2],
    weave: 'mesh',
  },
  pants: {
    draw: pants,
    views: CLOTHES,
    patterns: ['solid', 'sides', 'stripe', 'block', 'gradient', 'swirl'],
    options: { trim: 'color', cord: 'color' },
    focus: [430, 230, 2.3],
    weave: 'knit',
  },
  leggings: {
    draw: leggings,
    views: CLOTHES,
    patterns: ['solid', 'sides', 'stripe', 'block', 'gradient', 'swirl'],
    options: { trim: 'color' },
    focus: [430, 250, 2.3],
    weave: 'knit',
  },
  socks: {
    draw: socks,
    views: ['front', 'pair', 'detail', 'fabric'],
    patterns: ['ring', 'solid', 'hoops', 'bands', 'top', 'stripe'],
    options: { height: ['knee', 'crew'], trim: 'color', heel: 'color' },
    focus: [500, 730, 2.1],
    weave: 'wool',
  },
  shoe: {
    draw: shoe,
    views: ['side', 'pair', 'top', 'detail'],
    patterns: ['lines', 'panel', 'fade', 'shards', 'plain'],
    seeded: true,
    options: { laces: 'color', midsole: 'color', outsole: 'color', heel: 'color', wedge: 'color' },
    focus: [470, 560, 1.75],
    weave: 'mesh',
  },
  boot: {
    draw: boot,
    views: ['side', 'pair', 'sole', 'top', 'detail'],
    patterns: ['flash', 'fade', 'ribs', 'split', 'plain'],
    seeded: true,
    options: { collar: ['high'], plate: 'color', laces: 'color', texture: ['knit'] },
    focus: [470, 590, 1.75],
    weave: 'mesh',
  },
  slide: {
    draw: slide,
    views: ['pair', 'top', 'side', 'detail'],
    patterns: ['solid'],
    options: {},
    focus: [500, 540, 1.8],
    weave: 'twill',
  },
  ball: {
    draw: ball,
    views: ['front', 'back', 'detail'],
    patterns: FOOTBALL_PATTERNS,
    seeded: true,
    options: { type: ['football', 'basketball', 'volleyball', 'tennis', 'padel'], count: [1, 3] },
    focus: [400, 500, 1.75],
  },
  backpack: {
    draw: backpack,
    views: ['front', 'back', 'detail', 'fabric'],
    patterns: ['solid', 'block', 'diagonal', 'fade', 'topo'],
    options: {},
    focus: [430, 610, 2.1],
    weave: 'canvas',
  },
  duffel: {
    draw: duffel,
    views: ['front', 'side', 'detail', 'fabric'],
    patterns: ['solid', 'block', 'diagonal', 'ends'],
    options: {},
    focus: [430, 600, 2.1],
    weave: 'canvas',
  },
  cap: {
    draw: cap,
    views: ['front', 'back', 'detail', 'fabric'],
    patterns: ['solid', 'panels'],
    options: { trim: 'color' },
    focus: [436, 500, 1.75],
    weave: 'twill',
  },
  beanie: {
    draw: beanie,
    views: ['front', 'detail', 'fabric'],
    patterns: ['solid', 'hoops'],
    options: { trim: 'color', pom: 'flag' },
    focus: [450, 600, 2.1],
    weave: 'wool',
  },
  scarf: {
    draw: scarf,
    views: ['front', 'flat', 'detail', 'fabric'],
    patterns: ['blocks', 'bars', 'vertical', 'solid'],
    options: {},
    focus: [390, 740, 2.2],
    weave: 'wool',
  },
  gloves: {
    draw: gloves,
    views: ['front', 'back', 'detail'],
    patterns: ['solid'],
    options: {},
    focus: [560, 540, 2],
    weave: 'knit',
  },
  shinguards: {
    draw: shinguards,
    views: ['front', 'back', 'detail'],
    patterns: ['bar', 'solid', 'flash', 'arrow'],
    options: {},
    focus: [290, 470, 2.1],
  },
  bottle: {
    draw: bottle,
    views: ['front', 'back', 'side', 'detail'],
    patterns: ['slash', 'solid', 'wave', 'bands'],
    options: {},
    focus: [400, 330, 2.1],
  },
  racket: {
    draw: racket,
    views: ['front', 'back', 'side', 'detail'],
    patterns: ['solid'],
    options: { type: ['padel', 'tennis'], strings: 'color' },
    focus: [380, 500, 2.1],
  },
  mug: {
    draw: mug,
    views: ['front', 'back', 'top', 'detail'],
    patterns: ['word', 'solid', 'stripes', 'hoops'],
    options: { word: 'letters' },
    focus: [420, 430, 2],
  },
  keychain: {
    draw: keychain,
    views: ['front', 'back', 'detail'],
    patterns: [...SHIRT_PATTERNS, ...FOOTBALL_PATTERNS],
    options: { ...JERSEY_OPTIONS, charm: ['jersey', 'ball'] },
    focus: [400, 480, 2.2],
  },
}

export const SINGLE_KINDS = Object.keys(KINDS) as SingleKind[]
