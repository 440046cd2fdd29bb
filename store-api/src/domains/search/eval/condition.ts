import type { Facts, Item } from './facts.queries.ts'
import { isMeant, kinds, uses } from './kinds.ts'

export const intents = ['kind', 'use', 'club', 'brand', 'color', 'audience', 'not', 'season', 'size', 'price'] as const
export type Intent = (typeof intents)[number]

/** One thing that a query asks for. */
export interface Condition {
  intent: Intent
  /** Tells conditions apart, and a reader what is meant: 'brand=nike'. */
  label: string
  /** `item` is a variant of the product, because 'red L' is a red L. */
  fits: (product: Facts, item: Item) => boolean
}

/** Whether one variant of the product fits all conditions. */
export function fitsAll(product: Facts, conditions: readonly Condition[]): boolean {
  return product.items.some((item) => conditions.every(({ fits }) => fits(product, item)))
}

type ByValue = (value: string) => Condition['fits']

/** Conditions by a slug, or a price in pounds. They are the columns of a merchant's log too. */
export const byValue = {
  kind: (slug) => meant(kinds[slug]),
  use: (slug) => meant(uses[slug]),
  category:
    (slug) =>
    ({ categories }) =>
      categories.includes(slug),
  club:
    (slug) =>
    ({ club }) =>
      club === slug,
  brand:
    (slug) =>
    ({ brand }) =>
      brand === slug,
  color:
    (slug) =>
    (_, { color }) =>
      color === slug,
  size:
    (slug) =>
    (_, { size, inStock }) =>
      inStock && (size === slug || size === `socks-${slug}`),
  season:
    (slug) =>
    ({ season }) =>
      season === slug,
  gender:
    (slug) =>
    ({ gender, categories }) =>
      gendersOf[slug]?.includes(gender ?? '') === true && !categories.includes(otherChildren[slug] ?? ''),
  priceFrom:
    (pounds) =>
    ({ price }) =>
      price >= Number(pounds) * 100,
  priceTo:
    (pounds) =>
    ({ price }) =>
      price <= Number(pounds) * 100,
} satisfies Record<string, ByValue>

const intentOf = { category: 'kind', gender: 'audience', priceFrom: 'price', priceTo: 'price' } as const

/** Returns the condition that a column has one of the values. */
export function condition(column: keyof typeof byValue, ...values: string[]): Condition {
  const tests = values.map((value) => byValue[column](value))
  const intent = column in intentOf ? intentOf[column as keyof typeof intentOf] : (column as Intent)
  return {
    intent,
    label: `${column}=${values.join('|')}`,
    fits: (product, item) => tests.some((fits) => fits(product, item)),
  }
}

/** Returns the condition that a product has not this brand or club, or comes in none of this colour. */
export function negation(column: 'brand' | 'club' | 'color', slug: string): Condition {
  const has = (product: Facts) => (column === 'color' ? product.colors.includes(slug) : product[column] === slug)
  return { intent: 'not', label: `${column}≠${slug}`, fits: (product) => !has(product) }
}

/** Men's is what men can wear. Boys and girls have a category each; all other things for children are for both. */
const gendersOf: Record<string, string[]> = {
  men: ['men', 'unisex'],
  women: ['women', 'unisex'],
  kids: ['kids'],
  boys: ['kids'],
  girls: ['kids'],
  unisex: ['unisex'],
}
const otherChildren: Record<string, string> = { boys: 'kids-girls', girls: 'kids-boys' }

function meant(meaning: Parameters<typeof isMeant>[0] | undefined): Condition['fits'] {
  return (product) => meaning !== undefined && isMeant(meaning, product)
}
