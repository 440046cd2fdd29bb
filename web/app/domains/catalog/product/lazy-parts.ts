import { later } from '#app/lib/later/later.tsx'

// Parts of a product's page below the first screen or behind a press. Their code loads after the page's own.

export const BranchStock = later(async () => (await import('#app/domains/catalog/availability/branch-stock.tsx')).BranchStock)
export const ProductDetails = later(async () => (await import('./product-details.tsx')).ProductDetails)
export const SizeGuideDialog = later(async () => (await import('#app/domains/catalog/sizes/size-guide-dialog.tsx')).SizeGuideDialog)
export const NotifyForm = later(async () => (await import('#app/domains/catalog/availability/notify-form.tsx')).NotifyForm)
export const ProductPromises = later(async () => (await import('./product-promises.tsx')).ProductPromises)
export const StickyAdd = later(async () => (await import('./sticky-add.tsx')).StickyAdd)
