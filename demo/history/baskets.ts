import type { Dice } from '#demo/random.ts'
import { type Draw, drawFrom, type Good } from './goods.ts'

/** What begins so comes along in about `share` of the baskets; 'club': only of the same club, else of none. */
type Companion = [category: string, share: number, of?: 'club']

/** What people put into one basket, by the first thing that they came for. The first line that fits counts. */
const companions: [category: string, Companion[]][] = [
  ['football-kits-kids', [
    ['football-kits-home', 0.3, 'club'], ['balls-football', 0.16], ['shoes-kids', 0.14], ['gifts-fans', 0.1, 'club'],
  ]],
  ['football-kits-retro', [
    ['football-kits-home', 0.18, 'club'], ['accessories-scarves', 0.15, 'club'], ['accessories-caps', 0.12, 'club'],
  ]],
  ['football-kits', [
    ['men-shorts', 0.34, 'club'], ['men-socks', 0.3, 'club'], ['football-kits-kids', 0.14, 'club'],
    ['accessories-scarves', 0.1, 'club'], ['gifts-fans', 0.1, 'club'], ['balls-football', 0.09],
    ['accessories-caps', 0.08, 'club'],
  ]],
  ['shoes-football', [
    ['men-socks', 0.24], ['equipment-shin-guards', 0.42], ['balls-football', 0.2], ['bags-shoe', 0.16], ['men-shorts', 0.14],
    ['balls-futsal', 0.08],
  ]],
  ['shoes-running', [
    ['men-socks', 0.16], ['men-t-shirts', 0.24], ['men-shorts', 0.2], ['equipment-bottles', 0.1], ['bags-waist', 0.1],
  ]],
  ['shoes-tennis', [['equipment-rackets', 0.35], ['balls-tennis-padel', 0.45], ['men-socks', 0.2], ['accessories-caps', 0.12]]],
  ['shoes-basketball', [['balls-basketball', 0.4], ['men-socks', 0.35], ['men-shorts', 0.2]]],
  ['shoes-kids', [['kids-boys', 0.25], ['kids-school', 0.25], ['kids-girls', 0.15], ['balls-football', 0.1]]],
  ['shoes', [['men-socks', 0.12], ['men-t-shirts', 0.15], ['men-pants', 0.15]]],
  ['kids-school', [['bags-backpacks', 0.4], ['shoes-kids', 0.35], ['equipment-bottles', 0.14], ['kids-school', 0.2]]],
  ['kids', [['kids', 0.3], ['shoes-kids', 0.25], ['balls-football', 0.08]]],
  ['women-modest', [['women-modest', 0.3], ['women-leggings', 0.28], ['shoes-running', 0.12]]],
  ['women-burkini', [['equipment-swimming', 0.4], ['shoes-slides', 0.2]]],
  ['women-bras', [['women-leggings', 0.5], ['women-tops', 0.35]]],
  ['women', [
    ['women-leggings', 0.28], ['women-bras', 0.25], ['women-tops', 0.25], ['equipment-yoga', 0.12], ['equipment-bottles', 0.07],
  ]],
  ['men-swimwear', [['equipment-swimming', 0.45], ['shoes-slides', 0.3]]],
  ['men-socks', [['men-socks', 0.3], ['men-shorts', 0.2]]],
  ['men-hoodies', [['men-pants', 0.3], ['men-t-shirts', 0.15], ['accessories-caps', 0.1]]],
  ['men', [['men-t-shirts', 0.22], ['men-pants', 0.16], ['men-socks', 0.06], ['men-shorts', 0.12], ['equipment-bottles', 0.08]]],
  ['bags-duffel', [['equipment-bottles', 0.12], ['men-t-shirts', 0.2], ['men-socks', 0.15]]],
  ['bags', [['equipment-bottles', 0.12], ['accessories-caps', 0.1]]],
  ['balls-tennis-padel', [['equipment-rackets', 0.35], ['accessories-caps', 0.15], ['shoes-tennis-padel', 0.1]]],
  ['balls-basketball', [['men-shorts', 0.15], ['shoes-basketball', 0.08]]],
  ['balls', [['equipment-shin-guards', 0.14], ['men-socks', 0.15], ['shoes-football', 0.08]]],
  ['equipment-rackets', [['balls-tennis-padel', 0.5], ['accessories-caps', 0.12]]],
  ['equipment-gloves', [['football-kits-goalkeeper', 0.2], ['equipment-shin-guards', 0.25]]],
  ['equipment-gym', [['equipment-gym', 0.25], ['equipment-bottles', 0.1], ['men-t-shirts', 0.15]]],
  ['equipment', [['equipment', 0.15]]],
  ['accessories', [['gifts-fans', 0.2, 'club'], ['football-kits-home', 0.15, 'club'], ['accessories-mugs', 0.06]]],
  ['gifts', [['accessories-scarves', 0.2, 'club'], ['gifts-under-500', 0.12], ['football-kits-home', 0.12, 'club']]],
]

const TRIES = 8
/** What people come for are a few things that everybody wants; what they add is any of its sort. */
const WANTED = 1.9
const ADDED = 0.5

/** Fills baskets `hours` ago: with nothing that was not in the shop then, and nothing twice. */
export function basketFiller(goods: Good[]): (chance: Dice, hours: number) => Good[] {
  const everything = drawFrom(goods, WANTED)
  const shelves = new Map<string, Draw>()
  const shelf = (category: string, club: string | undefined): Draw => {
    const key = `${category} ${club}`
    const known = shelves.get(key)
    if (known) return known
    const draw = drawFrom(goods.filter((good) => good.category.startsWith(category) && good.club === club), ADDED)
    shelves.set(key, draw)
    return draw
  }
  return (chance, hours) => {
    const first = drawnThen(everything, chance, hours, [])
    if (!first) return []
    const basket = [first]
    for (const [category, share, of] of companions.find(([start]) => first.category.startsWith(start))?.[1] ?? []) {
      if (!chance.chance(share)) continue
      const good = drawnThen(shelf(category, of && first.club), chance, hours, basket)
      if (good) basket.push(good)
    }
    return basket
  }
}

function drawnThen(draw: Draw, chance: Dice, hours: number, basket: Good[]): Good | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const good = draw(chance)
    if (!good) return undefined
    if (good.hours > hours && !basket.includes(good)) return good
  }
  return undefined
}
