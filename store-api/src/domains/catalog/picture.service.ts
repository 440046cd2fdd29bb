import type { Image } from './catalog.schema.ts'

/** Size of a drawing; smaller files are resized from it. */
const WIDTH = 1200
const HEIGHT = 1500

/** Returns the wire shape of a picture. A product without one gets the address of the placeholder (`NO_PICTURE`). */
export function picture(id: string | null | undefined, alt: string | null | undefined): Image {
  const known = id ?? 'none'
  return { id: known, base: `/images/${known}`, alt: alt ?? '', width: WIDTH, height: HEIGHT }
}
