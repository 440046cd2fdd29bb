import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductView_ProductFragment } from './__generated__/product-view.ts'

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

type Product = Pick<ProductView_ProductFragment, 'colors' | 'variants'>
type ProductChoicesVariant = { id: string; sku: string; available: number; size: { label: string } | null }

/** Ids of the colours of which nothing can be had. */
export function soldOutColors({ colors, variants }: Product): ReadonlySet<string> {
  const left = new Set((variants ?? []).flatMap(({ available, color }) => (available > 0 && color ? [color.id] : [])))
  return new Set(colors.map(({ colorId }) => colorId).filter((id) => !left.has(id)))
}

/** What one can wait for: the variants that cannot be had, by their sizes. */
export function soldOutChoices(variants: readonly ProductChoicesVariant[]): { id: string; label: string }[] {
  return variants.filter(({ available }) => available === 0).map(waitedFor)
}

/** A variant as who waits for it knows it. */
export function waitedFor({ id, sku, size }: ProductChoicesVariant): { id: string; label: string } {
  return { id, label: size?.label ?? sku }
}
