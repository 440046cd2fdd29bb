import type { CatalogIndex } from './catalog-index.ts'
import { acceptedValues } from './misses.ts'
import type { Condition, Part } from './understand/understanding.ts'

/** Marks the rows that meet a condition. */
export function markCondition(
  { columns, names, text }: CatalogIndex,
  marks: Uint16Array,
  condition: Condition,
  bit: number,
): void {
  const { rows, values, before, inStock, price, colors } = columns
  const mark = (fits: (row: number) => boolean) => {
    for (let row = 0; row < rows; row += 1) if (fits(row)) marks[row] = (marks[row] ?? 0) | bit
  }
  switch (condition.field) {
    case 'offers':
      return mark((row) => before[row] !== 0)
    case 'inStock':
      return mark((row) => inStock[row] === 1)
    case 'price': {
      const { from = 0, to = Infinity } = condition
      return mark((row) => (price[row] ?? 0) >= from && (price[row] ?? 0) <= to)
    }
    case 'clothes':
    case 'color':
    case 'size': {
      const sets = condition.field === 'color' ? colors : columns.sizes
      const wanted =
        condition.field === 'clothes'
          ? acceptedValues(names, 'size', text.known.vocabulary.clothes)
          : acceptedValues(names, condition.field, condition.slugs)
      const fits = sets.members.map((members) => members.some((value) => wanted?.[value] === 1))
      return mark((row) => fits[sets.of[row] ?? 0] === true)
    }
    case 'brand':
    case 'club':
    case 'gender':
    case 'season': {
      const wanted = acceptedValues(names, condition.field, condition.slugs)
      const column = values[condition.field]
      return mark((row) => wanted?.[column[row] ?? 0] === 1)
    }
  }
}

/** Returns those of some sizes that products with a score have: socks have a chart of their own for L. */
export function sizesFound({ columns, names }: CatalogIndex, scores: Float32Array, slugs: string[]): string[] {
  const { of, members } = columns.sizes
  const sets = new Set<number>()
  for (let row = 0; row < scores.length; row += 1) if (scores[row] !== 0) sets.add(of[row] ?? 0)
  const values = new Set([...sets].flatMap((set) => members[set] ?? []))
  const found = slugs.filter((slug) => values.has(names.size.bySlug.get(slug) ?? -1))
  return found.length > 0 ? found : slugs
}

/** A size has to be in stock, in the colour that was named: takes the marks of rows without such a variant. */
export function markVariants({ columns, names }: CatalogIndex, marks: Uint16Array, parts: readonly Part[]): void {
  const nth = parts.findIndex(({ condition }) => condition?.field === 'size')
  const size = parts[nth]?.condition
  if (size?.field !== 'size') return
  const sizes = acceptedValues(names, 'size', size.slugs)
  const color = parts.find(({ condition }) => condition?.field === 'color')?.condition
  const colors = color?.field === 'color' ? acceptedValues(names, 'color', color.slugs) : undefined
  const bit = 1 << nth
  const { items } = columns
  for (let row = 0; row < columns.rows; row += 1) {
    if (((marks[row] ?? 0) & bit) === 0) continue
    const from = items.first[row] ?? 0
    const to = from + (items.length[row] ?? 0)
    let item = from
    while (
      item < to &&
      !(
        items.inStock[item] === 1 &&
        sizes?.[items.size[item] ?? 0] === 1 &&
        (!colors || colors[items.color[item] ?? 0] === 1)
      )
    )
      item += 1
    if (item === to) marks[row] = (marks[row] ?? 0) & ~bit
  }
}
