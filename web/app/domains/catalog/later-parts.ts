import { later } from '#app/lib/later/later.tsx'

// What stands below the first screen of a product's page, or behind a press: its code comes after the page's own.

export const BranchStock = later(async () => (await import('./branch-stock.tsx')).BranchStock)
export const ProductDetails = later(async () => (await import('./product-details.tsx')).ProductDetails)
export const BoughtTogether = later(async () => (await import('./bought-together.tsx')).BoughtTogether)
export const RecentlyViewed = later(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)
export const SizeGuideDialog = later(async () => (await import('./size-guide-dialog.tsx')).SizeGuideDialog)
export const PartSizeGuideDialog = later(async () => (await import('./size-guide-dialog.tsx')).PartSizeGuideDialog)
export const NotifyForm = later(async () => (await import('./notify-form.tsx')).NotifyForm)
export const ShareDialog = later(async () => (await import('./share-dialog.tsx')).ShareDialog)
export const ProductPromises = later(async () => (await import('./product-promises.tsx')).ProductPromises)
export const StickyAdd = later(async () => (await import('./sticky-add.tsx')).StickyAdd)
