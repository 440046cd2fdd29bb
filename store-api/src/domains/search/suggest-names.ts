import type { Context } from '#src/http/context.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { type NameRow, selectNames, selectSynonyms } from './catalog-rows.queries.ts'
import type { AllNames, Name } from './names.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'

/** Kinds of names that are suggested besides products and terms. */
export const suggested = ['club', 'brand', 'category'] as const

export type Suggested = (typeof suggested)[number]
/** Weights by number of the name. */
export type Weights = Record<Suggested, Float64Array>
/** A text index for each kind; the row of a name is its number. */
type NameTexts = Record<Suggested, TextIndex>

const known = new WeakMap<AllNames, Promise<NameTexts>>()

/**
 * Returns the clubs, brands and categories whose name matches a text, wholly or in part, and that have a weight; the best match first, among
 * equal matches the heaviest.
 */
export async function namesCalled(context: Pick<Context, 'db'>, { names }: CatalogIndex, q: string, weights: Weights, first: number) {
  const texts = await textsOf(context, names)
  const called = (kind: Suggested) => heaviest(names, kind, weights, first, texts[kind].search(q)?.scores ?? new Float32Array())
  return { clubs: called('club'), brands: called('brand'), categories: called('category') }
}

/** Returns the names of a kind that have a weight, the heaviest first. With scores: only those with a score, by score first. */
export function heaviest(names: AllNames, kind: Suggested, weights: Weights, first: number, scores?: Float32Array): Name[] {
  const { all, bySlug } = names[kind]
  // Equal ones stay in display order.
  return [...bySlug.values()]
    .flatMap((number) => {
      const name = all[number]
      return name ? [{ name, weight: weights[kind][number] ?? 0, score: scores ? (scores[number] ?? 0) : 1 }] : []
    })
    .filter(({ weight, score }) => weight > 0 && score > 0)
    .sort((a, b) => b.score - a.score || b.weight - a.weight)
    .slice(0, first)
    .map(({ name }) => name)
}

/** Sums the weights of rows by club, brand and category; a category includes its subcategories. */
export function weigh({ columns, names }: CatalogIndex, rows: Int32Array, weightOf: (row: number) => number): Weights {
  const weights = { club: emptyFor(names.club.all), brand: emptyFor(names.brand.all), category: emptyFor(names.category.all) }
  for (const kind of suggested) {
    const [values, sums] = [columns.values[kind], weights[kind]]
    for (const row of rows) {
      const number = values[row] ?? 0
      sums[number] = (sums[number] ?? 0) + weightOf(row)
    }
  }
  return { ...weights, category: withBelow(names.category, weights.category) }
}

function withBelow({ all, byId }: AllNames['category'], own: Float64Array): Float64Array {
  const sums = own.slice()
  for (const [number, name] of all.entries()) {
    for (let above = name?.parent ?? null; above !== null; ) {
      const at = byId.get(above) ?? 0
      sums[at] = (sums[at] ?? 0) + (own[number] ?? 0)
      above = all[at]?.parent ?? null
    }
  }
  return sums
}

const emptyFor = (names: unknown[]) => new Float64Array(names.length)

function textsOf({ db }: Pick<Context, 'db'>, names: AllNames): Promise<NameTexts> {
  const made = known.get(names)
  if (made) return made
  const making = makeTexts(db, names)
  known.set(names, making)
  making.catch(() => known.delete(names))
  return making
}

async function makeTexts(db: Context['db'], names: AllNames): Promise<NameTexts> {
  const [rows, synonyms] = await Promise.all([selectNames(db), selectSynonyms(db)])
  const textOf = (kind: Suggested) => {
    const text = createTextIndex(synonyms)
    for (const row of rows.filter(({ filter }) => filter === kind)) {
      const number = names[kind].byId.get(row.id)
      if (number !== undefined) text.add(number, wordsOf(row))
    }
    return text
  }
  return { club: textOf('club'), brand: textOf('brand'), category: textOf('category') }
}

function wordsOf({ ar, en, nicknames }: NameRow) {
  return { names: [ar, en, nicknames ?? ''], brand: [], club: [], category: [], season: [], colors: [], tags: [], codes: '' }
}
