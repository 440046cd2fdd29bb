import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { rememberSize, useOwnSize } from '#app/domains/catalog/sizes/own-size.ts'
import type { ProductView_ProductFragment } from './__generated__/product-view.ts'

type Color = { color: { id: string; slug: string } }
type Variant = {
  id: string
  available: number
  color: { id: string } | null
  size: { id: string; slug: string } | null
}

type Choosable<C, V> = { colors: readonly C[]; variants: readonly V[]; sizeChart: { id: string } | null }

/**
 * State of a product's choice: colour and size are in the URL (`?color=`, `?size=`), so that a link, a reload and
 * 'back' keep them. The size is kept when the colour changes. Without a size in the URL it is the last one chosen from
 * the same size chart, if available (`isRemembered`). `asked` is the slug of the chosen size; `variant` is undefined
 * until it is an available one.
 */
export function useVariantChoice<C extends Color, V extends Variant>(product: Choosable<C, V>) {
  const { colors, variants, sizeChart } = product
  const [params] = useSearchParams()
  const [pressed, setPressed] = useState<string>()
  const asked = pressed ?? params.get('size')
  const { sizes } = useOwnSize()
  const wanted = asked ?? (sizeChart && sizes[sizeChart.id])
  const color = colors.find(({ color: { slug } }) => slug === params.get('color')) ?? colors[0]
  const offered = variants.filter((variant) => !variant.color || !color || variant.color.id === color.color.id)
  const chosen = offered.length === 1 ? offered[0] : offered.find(({ size }) => size?.slug === wanted)
  const available = chosen && chosen.available > 0 ? chosen : undefined
  const chooseSize = (slug: string) => {
    setPressed(slug)
    if (sizeChart) rememberSize(sizeChart.id, slug)
    // Not by the router: it would load the page anew, and take away the parts whose code is still on its way.
    const address = new URL(location.href)
    address.searchParams.delete('choose')
    address.searchParams.set('size', slug)
    history.replaceState(history.state, '', address)
  }
  const isRemembered = asked === null && offered.length > 1 && available !== undefined
  return { color, offered, variant: available, asked, isRemembered, chooseSize }
}

type Product = Pick<ProductView_ProductFragment, 'colors' | 'variants'>
type SoldOutVariant = { id: string; sku: string; available: number; size: { label: string } | null }

/** Ids of the sold-out colours. */
export function soldOutColors({ colors, variants }: Product): ReadonlySet<string> {
  const left = new Set((variants ?? []).flatMap(({ available, color }) => (available > 0 && color ? [color.id] : [])))
  return new Set(colors.map(({ color }) => color.id).filter((id) => !left.has(id)))
}

/** Returns the sold-out variants with their labels, for notify-me requests. */
export function soldOutChoices(variants: readonly SoldOutVariant[]): { id: string; label: string }[] {
  return variants.filter(({ available }) => available === 0).map(notifyChoice)
}

/** Returns a variant with its label: the size, else the SKU. */
export function notifyChoice({ id, sku, size }: SoldOutVariant): { id: string; label: string } {
  return { id, label: size?.label ?? sku }
}
