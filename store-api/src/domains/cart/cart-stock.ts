import type { SellableVariant } from '#src/domains/catalog/variant.service.ts'

export type Variants = Map<number, SellableVariant>

/** What a line asks for: a variant, and for a bundle the chosen variant of each part. */
export interface Choice {
  variantId: number
  parts: number[]
}

/** The variants whose stock one piece of a choice uses, with how many; null when it cannot be bought as it stands. */
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

/** Whether there is one chosen variant for each part of a bundle, of that part's product; a simple product has no parts. */
export function partsFit(chosen: SellableVariant, parts: number[], variants: Variants): boolean {
  const { partsOf } = chosen
  if (chosen.kind === 'bundle' && partsOf.length === 0) return false
  return (
    parts.length === partsOf.length &&
    partsOf.every(({ productId }, index) => variants.get(parts[index] ?? 0)?.productId === productId)
  )
}

/**
 * How many pieces each line can have, when the lines are served in their order and each takes what it wants as far as it goes.
 * A line that cannot be bought gets 0 and takes nothing.
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

/** All variants that a choice names. */
export function variantIdsOf(choices: Choice[]): number[] {
  return [...new Set(choices.flatMap(({ variantId, parts }) => [variantId, ...parts]))]
}
