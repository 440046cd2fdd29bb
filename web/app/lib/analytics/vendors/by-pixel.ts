import type { Pixels } from '#app/lib/analytics/pixels.ts'
import type { Vendor } from './vendor.ts'

/** Vendor modules by pixel id. Each is a separate file, loaded only where the shop and the visitor's choice require it. */
const byPixel: Record<keyof Pixels, () => Promise<Vendor>> = {
  adPixel: async () => (await import('./meta.ts')).meta,
  tagManager: async () => (await import('./google.ts')).google,
  videoAdPixel: async () => (await import('./tiktok.ts')).tiktok,
}

/** Loads every configured pixel. Returns a function that sends an event to all of them. */
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
