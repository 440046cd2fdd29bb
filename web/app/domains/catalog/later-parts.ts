import { later } from '#app/lib/later/later.tsx'

// What stands below the first screen of a product's page, or behind a press: its code comes after the page's own.

export const BranchStock = later(async () => (await import('#app/domains/catalog/buying/branch-stock.tsx')).BranchStock)
export const ProductDetails = later(async () => (await import('#app/domains/catalog/product/product-details.tsx')).ProductDetails)
export const BoughtTogether = later(async () => (await import('#app/domains/catalog/product/bought-together.tsx')).BoughtTogether)
export const RecentlyViewed = later(async () => (await import('#app/domains/catalog/product/recently-viewed.tsx')).RecentlyViewed)
export const SizeGuideDialog = later(async () => (await import('#app/domains/catalog/buying/size-guide-dialog.tsx')).SizeGuideDialog)
export const PartSizeGuideDialog = later(async () => (await import('#app/domains/catalog/buying/size-guide-dialog.tsx')).PartSizeGuideDialog)
export const NotifyForm = later(async () => (await import('#app/domains/catalog/buying/notify-form.tsx')).NotifyForm)
export const ShareDialog = later(async () => (await import('#app/domains/catalog/product/share-dialog.tsx')).ShareDialog)
export const ProductPromises = later(async () => (await import('#app/domains/catalog/product/product-promises.tsx')).ProductPromises)
export const StickyAdd = later(async () => (await import('#app/domains/catalog/buying/sticky-add.tsx')).StickyAdd)
