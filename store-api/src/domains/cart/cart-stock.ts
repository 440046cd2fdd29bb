import type { SellableVariant } from '#src/domains/catalog/variant.service.ts'

export type Variants = Map<number, SellableVariant>

/** The choice of a line: a variant, and for a bundle the chosen variant of each part. */
export interface Choice {
  variantId: number
  parts: number[]
}

/** Returns the units of each variant that one unit of a choice needs; null when the choice cannot be bought. */
export function componentsOf({ variantId, parts }: Choice, variants: Variants): Map<number, number> | null {
  const chosen = variants.get(variantId)
  if (!chosen?.sellable || !partsFit(chosen, parts, variants)) return null
  if (chosen.kind === 'simple') return new Map([[variantId, 1]])
  const components = new Map<number, number>()
  for (const [index, { quantity }] of chosen.partsOf.entries()) {
    const part = variants.get(parts[index] ?? 0)
    if (!part?.sellable) return null
    components.set(part.variant.id, (components.get(part.variant.id) ?? 0) + quantity)
  }
  return components
}

/** Returns whether each part of a bundle has a chosen variant of its product; a simple product has no parts. */
export function partsFit(chosen: SellableVariant, parts: number[], variants: Variants): boolean {
  const { partsOf } = chosen
  if (chosen.kind === 'bundle' && partsOf.length === 0) return false
  return (
    parts.length === partsOf.length &&
    partsOf.every(({ productId }, index) => variants.get(parts[index] ?? 0)?.productId === productId)
  )
}

/**
 * Returns the available quantity of each line when the lines take their quantity from the stock in order; 0 for a line
 * that cannot be bought.
 */
export function shareStock(lines: (Choice & { quantity: number })[], variants: Variants): number[] {
  const left = new Map([...variants].map(([id, { free }]) => [id, free ?? 0]))
  return lines.map((line) => {
    const components = componentsOf(line, variants)
    if (!components) return 0
    const available = Math.min(...[...components].map(([id, each]) => Math.floor((left.get(id) ?? 0) / each)))
    const taken = Math.min(available, line.quantity)
    for (const [id, each] of components) left.set(id, (left.get(id) ?? 0) - each * taken)
    return Math.max(available, 0)
  })
}

/** Returns the variants of all choices, those of bundle parts too. */
export function variantIdsOf(choices: Choice[]): number[] {
  return [...new Set(choices.flatMap(({ variantId, parts }) => [variantId, ...parts]))]
}
