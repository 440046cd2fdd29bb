import type { CatalogIndex } from './catalog-index.ts'
import { acceptedValues } from './misses.ts'
import type { Condition } from './understand/understanding.ts'

/** A condition, and the bit of the rows that meet it. */
export interface MarkedCondition {
  condition: Condition
  bit: number
  /** A size has to be in stock, in the colour that was named. */
  isWanted: boolean
}

/** Returns a function from a row to its marks: of the words that it has, and of the conditions that it meets. */
export function markerOf(index: CatalogIndex, conditions: readonly MarkedCondition[]): (row: number) => number {
  const { marks } = index.text.scratch
  const tests = conditions.map(({ condition, bit, isWanted }) => ({
    bit,
    isMet:
      condition.field === 'size' && isWanted
        ? variantTest(index, condition.slugs, conditions)
        : testOf(index, condition),
  }))
  return (row) => {
    let mark = marks[row] ?? 0
    for (const { bit, isMet } of tests) if (isMet(row)) mark |= bit
    return mark
  }
}

/** Returns whether a row meets a condition. */
function testOf({ columns, names, text }: CatalogIndex, condition: Condition): (row: number) => boolean {
  const { profiles, colors, sizes, inStock, price } = columns
  const { of, values } = profiles
  switch (condition.field) {
    case 'offers':
      return (row) => values.offers[of[row] ?? 0] === 1
    case 'inStock':
      return (row) => inStock[row] === 1
    case 'price': {
      const { from = 0, to = Infinity } = condition
      return (row) => (price[row] ?? 0) >= from && (price[row] ?? 0) <= to
    }
    case 'clothes':
    case 'color':
    case 'size': {
      const sets = condition.field === 'color' ? colors : sizes
      const wanted =
        condition.field === 'clothes'
          ? acceptedValues(names, 'size', text.known.vocabulary.clothes)
          : acceptedValues(names, condition.field, condition.slugs)
      const fits = sets.members.map((members) => members.some((value) => wanted?.[value] === 1))
      return (row) => fits[sets.of[row] ?? 0] === true
    }
    case 'brand':
    case 'club':
    case 'gender':
    case 'season': {
      const wanted = acceptedValues(names, condition.field, condition.slugs)
      const fits = values[condition.field].map((value) => wanted?.[value] === 1)
      return (row) => fits[of[row] ?? 0] === true
    }
  }
}

/** Returns whether a row has a variant in stock of one of the sizes, in one of the colours of the conditions if it has some. */
function variantTest(
  { columns, names }: CatalogIndex,
  slugs: string[],
  conditions: readonly MarkedCondition[],
): (row: number) => boolean {
  const { first, length, inStock, size, color } = columns.items
  const sizes = acceptedValues(names, 'size', slugs)
  const named = conditions.find(({ condition, isWanted }) => isWanted && condition.field === 'color')?.condition
  const colors = named?.field === 'color' ? acceptedValues(names, 'color', named.slugs) : undefined
  return (row) => {
    const from = first[row] ?? 0
    let [isFound, hasColor] = [false, false]
    for (let item = from; item < from + (length[row] ?? 0); item += 1) {
      const isColored = !colors || colors[color[item] ?? 0] === 1
      const isSized = inStock[item] === 1 && sizes?.[size[item] ?? 0] === 1
      if (isSized && isColored) return true
      isFound ||= isSized
      hasColor ||= isColored
    }
    // A row that does not come in the colour lacks the colour alone.
    return isFound && !hasColor
  }
}

/** Returns those of some sizes that the rows have, by default all rows: socks have a chart of their own for L. */
export function sizesFound(
  { columns, names }: CatalogIndex,
  slugs: string[],
  rows: Int32Array = new Int32Array(columns.rows).map((_, row) => row),
): string[] {
  const { of, members } = columns.sizes
  const sets = new Set<number>()
  for (const row of rows) if (columns.alive[row] === 1) sets.add(of[row] ?? 0)
  const values = new Set([...sets].flatMap((set) => members[set] ?? []))
  const found = slugs.filter((slug) => values.has(names.size.bySlug.get(slug) ?? -1))
  return found.length > 0 ? found : slugs
}
