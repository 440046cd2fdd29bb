import type { ProductView_ProductFragment } from '#app/domains/catalog/product/__generated__/product-view.ts'

type Product = Pick<ProductView_ProductFragment, 'colors' | 'variants'>
type Variant = { id: string; sku: string; available: number; size: { label: string } | null }

/** Ids of the colours of which nothing can be had. */
export function soldOutColors({ colors, variants }: Product): ReadonlySet<string> {
  const left = new Set((variants ?? []).flatMap(({ available, color }) => (available > 0 && color ? [color.id] : [])))
  return new Set(colors.map(({ colorId }) => colorId).filter((id) => !left.has(id)))
}

/** What one can wait for: the variants that cannot be had, by their sizes. */
export function soldOutChoices(variants: readonly Variant[]): { id: string; label: string }[] {
  return variants.filter(({ available }) => available === 0).map(waitedFor)
}

/** A variant as who waits for it knows it. */
export function waitedFor({ id, sku, size }: Variant): { id: string; label: string } {
  return { id, label: size?.label ?? sku }
}
