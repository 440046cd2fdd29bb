import { condition, type Condition, type Intent, negation } from './condition.ts'
import type { Dice } from './dice.ts'
import type { Facts, Item, Name } from './facts.queries.ts'
import { isMeant, kinds, uses } from './kinds.ts'
import type { Phrasings, Say, Way } from './phrasings.ts'

/** A condition and how people say it. `behindKind` is the way to say it when a kind comes before. */
export interface Value {
  condition: Condition
  say: Say
  behindKind?: Say
}

/** A catalogue, and the words for it. */
export interface Shop {
  products: Facts[]
  names: Name[]
  phrasings: Phrasings
}

/** Returns what a query for this variant of a product can ask for, by intent. */
export function askableValues(
  shop: Shop,
  product: Facts,
  item: Item,
  dice: Dice,
): Record<Exclude<Intent, 'not'>, Value[]> {
  const { phrasings: words } = shop
  return {
    kind: Object.entries(words.kind).flatMap(([slug, say]) =>
      kinds[slug] && isMeant(kinds[slug], product) ? [{ condition: condition('kind', slug), say }] : [],
    ),
    use: Object.entries(words.use).flatMap(([slug, { alone, after }]) =>
      uses[slug] && isMeant(uses[slug], product)
        ? [{ condition: condition('use', slug), say: alone, behindKind: after }]
        : [],
    ),
    club: named(shop, 'club', product.club),
    brand: named(shop, 'brand', product.brand),
    color: named(shop, 'color', item.color),
    audience: audiencesOf(product).flatMap((slug) =>
      words.audience[slug] ? [{ condition: condition('gender', slug), say: words.audience[slug] }] : [],
    ),
    season: seasonsOf(shop, product),
    size: item.inStock && item.size ? sizesOf(words, item.size) : [],
    price: pricesOf(words, product, dice),
  }
}

/** Returns the negations that leave this product: of values that the others of `rivals` have. */
export function negationsOf(shop: Shop, product: Facts, rivals: readonly Facts[], asked: readonly Intent[]): Value[] {
  const columns = (['brand', 'color', 'club'] as const).filter((column) => !asked.includes(column))
  return columns.flatMap((column) => {
    const valuesIn = (each: Facts) => (column === 'color' ? each.colors : [each[column]])
    const own = valuesIn(product)
    const others = new Set(rivals.flatMap(valuesIn))
    return [...others].flatMap((slug) => {
      if (!slug || own.includes(slug)) return []
      return named(shop, column, slug).map(({ say }) => ({
        condition: negation(column, slug),
        say: mapSay(shop.phrasings.not, (pattern, way) => say[way].map((value) => pattern.replace('{}', value))),
      }))
    })
  })
}

function named({ names, phrasings }: Shop, of: 'club' | 'brand' | 'color', slug: string | null): Value[] {
  const name = names.find((each) => each.of === of && each.slug === slug)
  if (!slug || !name) return []
  // Nobody types the accent of Atlético.
  const en = name.en.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // Brands are often written in Latin letters between Arabic words.
  const own = {
    egyptian: of === 'brand' ? [name.ar, name.ar, en] : [name.ar],
    standard: [name.ar],
    english: [en],
    arabizi: [],
  }
  const say =
    of === 'color' ? (phrasings.color[slug] ?? own) : { ...own, arabizi: [en, ...(phrasings[of][slug] ?? [])] }
  return [{ condition: condition(of, slug), say }]
}

/** Nobody asks for a ball or a mug for men. */
const forAnyone = ['balls', 'equipment', 'gifts', 'bundles']

function audiencesOf({ gender, categories }: Facts): string[] {
  if (gender === 'unisex') return forAnyone.includes(categories[0] ?? '') ? [] : ['men', 'women']
  if (gender !== 'kids') return gender ? [gender] : []
  if (categories.includes('kids-boys')) return ['kids', 'boys']
  return categories.includes('kids-girls') ? ['kids', 'girls'] : ['kids', 'boys', 'girls']
}

function seasonsOf({ names, phrasings: { season: words } }: Shop, { season }: Facts): Value[] {
  const seasons = names.filter(({ of }) => of === 'season')
  const at = seasons.findIndex(({ slug }) => slug === season)
  const name = seasons[at]
  if (!name) return []
  const [begin = '', end = ''] = name.slug.split('-')
  const only = condition('season', name.slug)
  // A year is half of two seasons.
  const ofYear = seasons[at + 1]
    ? [{ condition: condition('season', name.slug, seasons[at + 1]?.slug ?? ''), say: filled(words.year, [begin]) }]
    : []
  const relative =
    at === 0 ? [{ condition: only, say: words.current }] : at === 1 ? [{ condition: only, say: words.last }] : []
  return [
    ...relative,
    ...ofYear,
    { condition: only, say: filled(words.named, [name.en, name.slug, `${begin.slice(-2)}/${end}`]) },
  ]
}

function sizesOf({ size: words }: Phrasings, slug: string): Value[] {
  const [, kind = 'letter', label = ''] = /^(?:(eu|kids|ball|socks)-)?(.+)$/.exec(slug) ?? []
  const patterns = { eu: words.shoe, kids: words.age, ball: words.ball, letter: words.letter, socks: words.letter }[
    kind
  ]
  if (!patterns || slug === 'one-size') return []
  const asked = kind === 'letter' || kind === 'socks' ? label : slug
  if (patterns !== words.letter)
    return [{ condition: condition('size', asked), say: filled(patterns, [label.replace('-', '.')]) }]
  const names = (way: Way) => [label.toUpperCase(), label, ...(words.names[label]?.[way] ?? [])]
  return [
    {
      condition: condition('size', asked),
      say: mapSay(patterns, (pattern, way) => names(way).map((name) => pattern.replace('{}', name))),
    },
  ]
}

/** Amounts are round, as people say them. */
function pricesOf({ price: words }: Phrasings, { price, isOffer }: Facts, dice: Dice): Value[] {
  const pounds = price / 100
  const step = pounds < 500 ? 50 : 100
  const top = Math.ceil((pounds * (1 + dice.below(5) / 10)) / step) * step
  const bottom = Math.max(step, Math.floor((pounds * (1 - dice.below(5) / 10)) / step) * step)
  const [to, from] = [condition('priceTo', String(top)), condition('priceFrom', String(bottom))]
  const offer: Condition = { intent: 'price', label: 'offer', fits: (product) => product.isOffer }
  // 'Around 500' is a budget: a little more is fine, less always.
  const around = { ...condition('priceTo', String(top * 1.2)), label: `around ${top}` }
  const withAmount = (patterns: Say, amount: number, place = '{}') =>
    mapSay(patterns, (pattern, way) =>
      [String(amount), ...(words.amounts?.[amount]?.[way] ?? [])].map((name) => pattern.replace(place, name)),
    )
  return [
    { condition: to, say: withAmount(words.to, top) },
    ...(bottom <= pounds ? [{ condition: from, say: withAmount(words.from, bottom) }] : []),
    ...(bottom <= pounds && bottom < top
      ? [{ condition: both(from, to), say: withAmount(withAmount(words.between, top, '{2}'), bottom) }]
      : []),
    { condition: around, say: withAmount(words.around, top) },
    ...(isOffer ? [{ condition: offer, say: words.offer }] : []),
  ]
}

function both(one: Condition, two: Condition): Condition {
  return {
    ...one,
    label: `${one.label} ${two.label}`,
    fits: (product, item) => one.fits(product, item) && two.fits(product, item),
  }
}

function filled(patterns: Say, values: string[]): Say {
  return mapSay(patterns, (pattern) => values.map((value) => pattern.replace('{}', value)))
}

function mapSay(say: Say, change: (text: string, way: Way) => string[]): Say {
  const of = (way: Way) => [...new Set(say[way].flatMap((text) => change(text, way)))]
  return { egyptian: of('egyptian'), standard: of('standard'), english: of('english'), arabizi: of('arabizi') }
}
