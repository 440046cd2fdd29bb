import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'

// Parts of a product's page below the first screen or behind a press. Their code loads after the page's own.

export const BranchStock = lazyPart(
  async () => (await import('#app/domains/catalog/availability/branch-stock.tsx')).BranchStock,
)
export const ProductDetails = lazyPart(async () => (await import('./product-details.tsx')).ProductDetails)
export const SizeGuideDialog = lazyPart(
  async () => (await import('#app/domains/catalog/sizes/size-guide-dialog.tsx')).SizeGuideDialog,
)
export const NotifyForm = lazyPart(
  async () => (await import('#app/domains/catalog/availability/notify-form.tsx')).NotifyForm,
)
export const ProductPromises = lazyPart(async () => (await import('./product-promises.tsx')).ProductPromises)
export const StickyAdd = lazyPart(async () => (await import('./sticky-add.tsx')).StickyAdd)
