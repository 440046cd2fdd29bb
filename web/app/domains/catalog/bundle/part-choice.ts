import type { BundlePart_PartFragment } from './__generated__/bundle-view.ts'

type Part = Pick<BundlePart_PartFragment, 'variants'>
export type PartVariant = Part['variants'][number]
type Color = NonNullable<PartVariant['color']>

/** Returns the distinct colours of variants. */
export function colorsOf(variants: readonly PartVariant[]): Color[] {
  const byId = new Map(variants.flatMap(({ color }) => (color ? [[color.id, color] as const] : [])))
  return [...byId.values()]
}

/** Returns the variants in a colour; all of them without a colour. */
export function withColor(variants: readonly PartVariant[], colorId: string | undefined): PartVariant[] {
  return variants.filter(({ color }) => colorId === undefined || !color || color.id === colorId)
}

export type PartChoice = { colorId?: string; sizeId?: string }

/** Returns the chosen variant if it is available. A single variant counts as chosen. */
export function variantOf({ variants }: Part, { colorId, sizeId }: PartChoice): PartVariant | undefined {
  const inColor = withColor(variants, colorId)
  const variant = inColor.length === 1 ? inColor[0] : inColor.find(({ size }) => sizeId !== undefined && size?.id === sizeId)
  return variant && variant.available > 0 ? variant : undefined
}

/** Returns the initial choice: the first available colour. */
export function firstChoice({ variants }: Part): PartChoice {
  const available = variants.find((variant) => variant.available > 0) ?? variants[0]
  return { colorId: available?.color?.id }
}
