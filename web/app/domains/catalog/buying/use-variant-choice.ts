import { useState } from 'react'
import { useSearchParams } from 'react-router'

type Color = { colorId: string; slug: string }
type Variant = { id: string; available: number; color: { id: string } | null; size: { id: string; slug: string } | null }

/**
 * What is chosen of a product: the colour by `?color=`, the size here (at first by `?size=`). A size stays chosen when the colour
 * changes. `variant` is what can be put into the cart; undefined until a size is chosen that can be had.
 */
export function useVariantChoice<C extends Color, V extends Variant>(product: { colors: readonly C[]; variants: readonly V[] }) {
  const { colors, variants } = product
  const [params] = useSearchParams()
  const [sizeId, chooseSize] = useState(() => variants.find(({ size }) => size && size.slug === params.get('size'))?.size?.id)
  const color = colors.find(({ slug }) => slug === params.get('color')) ?? colors[0]
  const offered = variants.filter((variant) => !variant.color || !color || variant.color.id === color.colorId)
  const chosen = offered.length === 1 ? offered[0] : offered.find(({ size }) => size?.id === sizeId)
  return { color, offered, variant: chosen && chosen.available > 0 ? chosen : undefined, chooseSize }
}
