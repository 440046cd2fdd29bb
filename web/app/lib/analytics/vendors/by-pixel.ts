import type { Pixels } from '#app/lib/analytics/pixels.ts'
import type { Vendor } from './vendor.ts'

/** Who reads which id. Each comes as a file of its own, for the visitors whose shop and choice ask for it. */
const byPixel: Record<keyof Pixels, () => Promise<Vendor>> = {
  adPixel: async () => (await import('./meta.ts')).meta,
  tagManager: async () => (await import('./google.ts')).google,
  videoAdPixel: async () => (await import('./tiktok.ts')).tiktok,
}

/** Loads every pixel that is set and gives the way to tell them all. */
export async function loadVendors(pixels: Pixels): Promise<Vendor['send']> {
  const set = Object.entries(pixels) as [keyof Pixels, string][]
  const vendors = await Promise.all(
    set.map(async ([name, id]) => {
      const vendor = await byPixel[name]()
      vendor.load(id)
      return vendor
    }),
  )
  return (event) => {
    for (const vendor of vendors) vendor.send(event)
  }
}
