import type { CategorySlug } from '#demo/names/categories.ts'
import { clothesTexts } from './texts-clothes.ts'
import { gearTexts } from './texts-gear.ts'
import { kitTexts } from './texts-kits.ts'
import { shoeTexts } from './texts-shoes.ts'

export type Fit = 'small' | 'true' | 'large'

/** Something that a buyer may write. */
export type ReviewText = {
  rating: number
  /** What it says of the size; undefined when it says nothing. */
  fit: Fit | undefined
  /** Undefined: a man and a woman write it alike. */
  speaker: 'm' | 'w' | undefined
  /** Starts of the categories that it is true of; empty: all of its kind. */
  only: string[]
  language: 'ar' | 'en'
  /** Since how long its writer must have had the thing. */
  days: number
  text: string
}

const lists = { ...kitTexts, ...clothesTexts, ...shoeTexts, ...gearTexts }
type Kind = keyof typeof lists

/** What people write about, by how the category begins; the first that fits counts. */
const kinds: [start: string, kind: Kind][] = [
  ['football-kits-kids', 'kidsKit'], ['football-kits-retro', 'retro'], ['football-kits-fans', 'fan'], ['football-kits', 'kit'],
  ['men-t-shirts', 'tee'], ['men-polo', 'tee'], ['men-base', 'tee'], ['women-tops', 'tee'],
  ['men-shorts', 'shorts'], ['men-swimwear', 'shorts'],
  ['men-pants', 'pants'], ['men-tracksuits', 'pants'], ['women-tracksuits', 'pants'],
  ['men-hoodies', 'warm'], ['men-jackets', 'warm'], ['women-hoodies', 'warm'],
  ['women-leggings', 'leggings'], ['women-bras', 'leggings'], ['women-modest', 'modest'], ['women-burkini', 'modest'],
  ['men-socks', 'socks'], ['kids-', 'kidsWear'],
  ['shoes-football', 'boots'], ['shoes-running', 'running'], ['shoes-training', 'running'],
  ['shoes-basketball', 'court'], ['shoes-tennis', 'court'], ['shoes-kids', 'kidsShoes'], ['shoes-', 'casual'],
  ['bags-', 'bag'], ['balls-tennis', 'racket'], ['equipment-rackets', 'racket'], ['balls-', 'ball'],
  ['equipment-bottles', 'bottle'], ['equipment-', 'gear'], ['accessories-', 'small'], ['gifts-', 'small'],
]

const LINE = /^([1-5]) ([stl-])([mw]?)(?: @(\S+))? (.+)$/
const fits: Record<string, Fit> = { s: 'small', t: 'true', l: 'large' }

/** Who writes of months has had it for months. */
const waits: [word: RegExp, days: number][] = [
  [/شهور/, 90], [/شهرين/, 60], [/شهر|month/, 30], [/أسابيع|كام أسبوع|weeks/, 21], [/غسل|أسبوع|week/, 7],
]

const byKind = new Map(
  Object.entries(lists).map(([kind, list]) => [
    kind,
    list
      .trim()
      .split('\n')
      .map((line) => read(line)),
  ]),
)

/** What can be written about things of this category; nothing about bundles. */
export function textsAbout(category: CategorySlug): ReviewText[] {
  const kind = kinds.find(([start]) => category.startsWith(start))?.[1]
  const texts = (kind && byKind.get(kind)) || []
  return texts.filter(({ only }) => only.length === 0 || only.some((start) => category.startsWith(start)))
}

function read(line: string): ReviewText {
  const [, stars, fit = '', speaker, only, text = ''] = LINE.exec(line) ?? []
  if (!stars) throw new Error(`not a review: ${line}`)
  return {
    rating: Number(stars),
    fit: fits[fit],
    speaker: speaker === 'm' || speaker === 'w' ? speaker : undefined,
    only: only ? only.split('|') : [],
    language: /[ء-ي]/.test(text) ? 'ar' : 'en',
    days: waits.find(([word]) => word.test(text))?.[1] ?? 0,
    text,
  }
}
