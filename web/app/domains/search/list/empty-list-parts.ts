import { later } from '#app/lib/later/later.tsx'

// Few lists are empty: the code of what is near comes after theirs.

export const NearFiltersList = later(async () => (await import('./near-filters-list.tsx')).NearFiltersList)
export const NearGoods = later(async () => (await import('./near-goods.tsx')).NearGoods)
