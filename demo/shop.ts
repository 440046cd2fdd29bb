import { fileURLToPath } from 'node:url'
import type { DemoShop } from 'store-api/src/db/prepare.ts'
import { fillMissing } from './fill-missing.ts'

/** Content of an empty database at `npm start`. The data is large and loaded only when needed. */
export const demoShop: DemoShop = {
  fillDemo: async (client) => (await import('./fill.ts')).fillDemo(client),
  fillMissing,
}

/** Settings of the store API that show the pictures and the films of the demo shop. */
export const demoMedia = { DRAWINGS: pathTo('./drawing.ts'), VIDEOS: pathTo('./films') }

function pathTo(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
