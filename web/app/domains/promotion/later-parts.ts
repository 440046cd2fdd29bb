import { later } from '#app/lib/later/later.tsx'

// Far below the first screen of the home page: their code comes after the page's own.

export const OffersPanel = later(async () => (await import('#app/domains/promotion/offers-panel.tsx')).OffersPanel)
export const BundleRow = later(async () => (await import('#app/domains/promotion/bundle-row.tsx')).BundleRow)
