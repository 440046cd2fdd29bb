import { fileURLToPath } from 'node:url'
import type { DemoShop } from 'store-api/src/db/prepare.ts'
import { fillMissing } from './fill-missing.ts'

/** Fills an empty database at `npm start`. Loads the large data only when it is needed. */
export const demoShop: DemoShop = {
  fillDemo: async (client) => (await import('./fill.ts')).fillDemo(client),
  fillMissing,
}

/** Settings of the store API for the pictures and films of the demo shop. */
export const demoMedia = { DRAWINGS: pathTo('./drawing.ts'), VIDEOS: pathTo('./films') }

function pathTo(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
