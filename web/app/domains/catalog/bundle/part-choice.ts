import type { BundlePart_PartFragment } from './__generated__/bundle-view.ts'

type Part = Pick<BundlePart_PartFragment, 'variants'>
export type PartVariant = Part['variants'][number]
type Color = NonNullable<PartVariant['color']>

/** The colours of some variants, each once. */
export function colorsOf(variants: readonly PartVariant[]): Color[] {
  const byId = new Map(variants.flatMap(({ color }) => (color ? [[color.id, color] as const] : [])))
  return [...byId.values()]
}

/** The variants in a colour; all of them when it does not matter. */
export function withColor(variants: readonly PartVariant[], colorId: string | undefined): PartVariant[] {
  return variants.filter(({ color }) => colorId === undefined || !color || color.id === colorId)
}

export type PartChoice = { colorId?: string; sizeId?: string }

/** What a choice means: the variant, when it is one that can be had. With nothing to choose it is chosen already. */
export function variantOf({ variants }: Part, { colorId, sizeId }: PartChoice): PartVariant | undefined {
  const inColor = withColor(variants, colorId)
  const variant = inColor.length === 1 ? inColor[0] : inColor.find(({ size }) => sizeId !== undefined && size?.id === sizeId)
  return variant && variant.available > 0 ? variant : undefined
}

/** The choice that is made before anybody chose: the first colour that can be had. */
export function firstChoice({ variants }: Part): PartChoice {
  const available = variants.find((variant) => variant.available > 0) ?? variants[0]
  return { colorId: available?.color?.id }
}
